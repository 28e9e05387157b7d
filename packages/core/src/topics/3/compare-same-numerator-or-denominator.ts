import { formulaChoice, type Sentence, sentenceChoice } from '../../answer/choice.ts'
import { orderedList } from '../../answer/point.ts'
import { type Both, both, type Content, figure, name, prose } from '../../content.ts'
import { fractionBar } from '../../figure/fraction-bar.ts'
import { type Person, people } from '../../language/people.ts'
import { box, expr, list, over, relation } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Comparison, comparison, comparisonOf, comparisonSigns } from '../common/compare-signs.ts'
import { filled } from '../common/filled.ts'
import { wholeStories } from './compare-same-numerator-or-denominator/whole-stories.ts'

type Shared = 'denominator' | 'numerator'
type Fraction = readonly [n: number, d: number]

interface Level {
  readonly shared: readonly Shared[]
}

const DENOMINATORS = [2, 3, 4, 6, 8]

const value = ([n, d]: Fraction) => Ratio.of(n, d)
const shown = ([n, d]: Fraction) => over(n, d)

/** So many fractions up to one that share a number. */
function drawFractions(random: Random, shared: Shared, count: number): readonly Fraction[] {
  if (shared === 'denominator') {
    const d = random.pick(DENOMINATORS.filter(d => d > count))
    const numerators = Array.from({ length: d - 1 }, (_, i) => i + 1)
    return random.sample(numerators, count).map(n => [n, d])
  }
  const n = random.int(1, count > 2 ? 3 : 4)
  return random
    .sample(
      DENOMINATORS.filter(d => d > n),
      count,
    )
    .map(d => [n, d])
}

/** Two of them; now and then they are equal: a fraction with itself, or two wholes. */
function drawPair(random: Random, { shared }: Level): readonly [Fraction, Fraction] {
  const kind = random.evenly(shared)
  if (random.chance(0.1)) {
    const [c, d] = random.sample(DENOMINATORS, 2)
    const [same] = drawFractions(random, kind, 2)
    return kind === 'numerator' || !same
      ? [
          [c ?? 2, c ?? 2],
          [d ?? 3, d ?? 3],
        ]
      : [same, same]
  }
  const [a = [1, 3], b = [1, 2]] = [...drawFractions(random, kind, 2)].sort((one, other) =>
    value(one).compare(value(other)),
  )
  return random.evenly([true, false]) ? [a, b] : [b, a]
}

const instruction = { en: prose`Write <, >, or = in the blank.`, es: prose`Escribe <, > o = en el espacio.` }
/** The sign makes a true statement of the two printed fractions. */
function checkSign(printed: Printed, answer: Comparison): boolean {
  const [a, b] = printed.all('quotient')
  return a !== undefined && b !== undefined && isTrue(relation(a, comparisonSigns[answer], b))
}

/** The printed fractions, each on the right side of its neighbor. */
function isOrdered(printed: Printed, answer: readonly Parameters<typeof exact>[0][], way: 1 | -1): boolean {
  const given = printed.one('list').items.map(item => evaluate(item).toString())
  const values = answer.map(exact)
  return (
    values.length === given.length &&
    values.every(value => given.includes(value.toString())) &&
    values.slice(1).every((value, i) => value.minus(values[i] ?? 0).n * way > 0)
  )
}

const drawThree = (random: Random) => ({
  fractions: drawFractions(random, random.evenly(['denominator', 'numerator']), 3),
})
const ascending = (fractions: readonly Fraction[]) => [...fractions].sort((a, b) => value(a).compare(value(b)))

const says = (person: Person): Sentence => {
  const words = prose`${name(person)}`
  return { key: person.name, says: { en: words, es: words } }
}
const NOBODY_CAN_TELL: Sentence = {
  key: 'cannot tell',
  says: { en: prose`You cannot tell.`, es: prose`No se puede saber.` },
}
const SAME: Sentence = {
  key: 'same',
  says: { en: prose`It is the same amount.`, es: prose`Es la misma cantidad.` },
}

const drawStory = (random: Random) => {
  const [one, two] = random.sample(people, 2)
  const fractions = drawFractions(random, random.evenly(['numerator', 'denominator']), 2)
  return { story: random.pick(wholeStories), one: one ?? people[0]!, two: two ?? people[1]!, fractions }
}

export const compareSameNumeratorOrDenominator = defineTopic(
  {
    id: 'compare-same-numerator-or-denominator',
    name: {
      en: 'Compare fractions with the same denominator or numerator',
      es: 'Comparar fracciones con igual denominador o igual numerador',
    },
    description: {
      en: 'Compare two fractions that share a numerator or a denominator using <, > or =.',
      es: 'Compara con <, > o = dos fracciones que comparten el numerador o el denominador.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3d'],
    levels: {
      easy: { shared: ['denominator'] },
      medium: { shared: ['numerator', 'denominator', 'numerator'] },
      hard: { shared: ['numerator', 'denominator'] },
    },
  },
  form => ({
    withBars: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 0,
      draw: (random, level) => ({ pair: drawPair(random, level) }),
      answer: comparison,
      solve: ({ pair: [a, b] }) => comparisonOf(value(a), value(b)),
      ask({ pair: [a, b] }): Both<Content> {
        const bars = fractionBar(
          { parts: a[1], shaded: a[0], label: shown(a) },
          { parts: b[1], shaded: b[0], label: shown(b) },
        )
        return both([figure(bars), prose`${shown(a)} ___ ${shown(b)}`])
      },
      // The shaded share of each bar.
      check(printed, answer) {
        const [a, b] = printed.figure('fraction-bar').rows.map(({ wholes }) => {
          const parts = wholes.flat()
          return Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
        })
        return a !== undefined && b !== undefined && checkSign(printed, answer) && answer === comparisonOf(a, b)
      },
    }),

    sign: form({
      levels: ['medium', 'hard'],
      instruction,
      lines: 0,
      draw: (random, level) => ({ pair: drawPair(random, level) }),
      answer: comparison,
      solve: ({ pair: [a, b] }) => comparisonOf(value(a), value(b)),
      ask: ({ pair: [a, b] }) => both(prose`${shown(a)} ___ ${shown(b)}`),
      check: checkSign,
    }),

    leastToGreatest: form({
      levels: ['hard'],
      instruction: {
        en: prose`Order the fractions from least to greatest.`,
        es: prose`Ordena las fracciones de menor a mayor.`,
      },
      lines: 1,
      draw: drawThree,
      answer: orderedList,
      solve: ({ fractions }) => ascending(fractions).map(shown),
      ask: ({ fractions }) => both(list(...fractions.map(shown))),
      check: (printed, answer) => isOrdered(printed, answer, 1),
    }),

    greatestToLeast: form({
      levels: ['hard'],
      instruction: {
        en: prose`Order the fractions from greatest to least.`,
        es: prose`Ordena las fracciones de mayor a menor.`,
      },
      lines: 1,
      draw: drawThree,
      answer: orderedList,
      solve: ({ fractions }) => ascending(fractions).reverse().map(shown),
      ask: ({ fractions }) => both(list(...fractions.map(shown))),
      check: (printed, answer) => isOrdered(printed, answer, -1),
    }),

    chooseTheNumber: form({
      levels: ['hard'],
      instruction: {
        en: prose`Which number makes the statement true?`,
        es: prose`¿Qué número hace verdadera la comparación?`,
      },
      draw(random) {
        const sign = random.evenly(['<', '>'])
        const hides = random.pick(['numerator', 'denominator'])
        if (hides === 'numerator') {
          const d = random.pick([6, 8])
          const known = sign === '<' ? random.int(2, d - 3) : random.int(4, d - 1)
          const right = sign === '<' ? random.int(1, known - 1) : random.int(known + 1, d)
          const pool = Array.from({ length: d }, (_, i) => i + 1).filter(n => (sign === '<' ? n >= known : n <= known))
          return { sign, n: null, d, known: [known, d] as Fraction, right, wrong: random.sample(pool, 3) }
        }
        const n = random.int(1, 2)
        const known = sign === '<' ? 6 : n === 2 ? 4 : random.pick([3, 4])
        const all = DENOMINATORS.filter(d => d > n)
        const right = random.pick(all.filter(d => (sign === '>' ? d < known : d > known)))
        const pool = all.filter(d => (sign === '>' ? d >= known : d <= known))
        return { sign, n, d: null, known: [n, known] as Fraction, right, wrong: random.sample(pool, 3) }
      },
      answer: formulaChoice,
      solve: ({ right }) => right,
      mistakes: ({ wrong }) => Object.fromEntries(wrong.map((value, i) => [`wrongWay${i}`, value])),
      ask: ({ sign, n, d, known }) => both(relation(over(n ?? box(), d ?? box()), sign, shown(known))),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), expr(answer))),
    }),

    sameSizeWholes: form({
      levels: ['hard'],
      lines: 0,
      draw: drawStory,
      answer: sentenceChoice,
      solve: ({ one, two, fractions: [a, b] }) => says(value(a ?? [1, 2]).compare(value(b ?? [1, 2])) > 0 ? one : two),
      mistakes: ({ one, two, fractions: [a, b] }) => ({
        otherPerson: says(value(a ?? [1, 2]).compare(value(b ?? [1, 2])) > 0 ? two : one),
        sameAmount: SAME,
        cannotTell: NOBODY_CAN_TELL,
      }),
      ask: ({ story, one, two, fractions: [a, b] }) => story.sameSize(one, shown(a ?? [1, 2]), two, shown(b ?? [1, 2])),
      // The name that stands before the greater fraction.
      check(printed, { key }) {
        const [a, b] = printed.all('quotient').map(fraction => evaluate(fraction))
        const [one, two] = printed.terms('person').map(({ person }) => person.name)
        return a !== undefined && b !== undefined && key === (a.minus(b).n > 0 ? one : two)
      },
    }),

    otherSizes: form({
      levels: ['hard'],
      lines: 0,
      draw(random) {
        const { fractions, ...story } = drawStory(random)
        const [less = [1, 3], more = [1, 2]] = ascending(fractions)
        const kind = random.evenly(['more of the small', 'the same part', 'more of the small', 'more of the large'])
        if (kind === 'more of the small') return { ...story, small: more, large: less }
        return { ...story, small: less, large: kind === 'the same part' ? less : more }
      },
      answer: sentenceChoice,
      solve: ({ two, small, large }) => (value(small).compare(value(large)) > 0 ? NOBODY_CAN_TELL : says(two)),
      mistakes: ({ one, two }) => ({
        sameAmount: SAME,
        comparesWholes: says(two),
        comparesFractions: says(one),
        cannotTell: NOBODY_CAN_TELL,
      }),
      ask: ({ story, one, two, small, large }) => story.otherSizes(one, shown(small), two, shown(large)),
      // Any part of the small whole is less than the same part of the large one; a greater part may be less or more.
      check(printed, { key }) {
        const [a, b] = printed.all('quotient').map(fraction => evaluate(fraction))
        const two = printed.terms('person')[1]?.person.name
        const isSmallFirst = /(small|short).*(large|long)|(pequeñ|cort).*(grande|larg)/.test(printed.text)
        return isSmallFirst && a !== undefined && b !== undefined && key === (a.compare(b) > 0 ? 'cannot tell' : two)
      },
    }),
  }),
)
