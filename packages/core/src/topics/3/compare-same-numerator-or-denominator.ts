import {
  answerStep,
  type Both,
  both,
  box,
  type Content,
  compareFractions,
  defineTopic,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  formulaChoice,
  fractionBar,
  isTrue,
  itemOf,
  line,
  list,
  name,
  orderedList,
  over,
  type Person,
  type Printed,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  tupleOf,
  wholes,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { type Comparison, comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'
import { compare } from '../kit/facts/facts.ts'
import { wholeStories } from './compare-same-numerator-or-denominator/whole-stories.ts'

type Shared = 'denominator' | 'numerator'
type Fraction = readonly [n: number, d: number]

interface Level {
  readonly shared: readonly Shared[]
}

const DENOMINATORS = [2, 3, 4, 6, 8]

const value = ([n, d]: Fraction) => Ratio.of(n, d)
const shown = ([n, d]: Fraction) => over(n, d)
const ascending = (fractions: readonly Fraction[]) => [...fractions].sort((a, b) => value(a).compare(value(b)))

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

/** Every two fractions with one denominator, the smaller one first. */
const PAIRS: readonly (readonly [Fraction, Fraction])[] = mixed(
  [3, 4, 6, 8].flatMap(d =>
    wholes(1, d - 2).flatMap(n =>
      wholes(n + 1, d - 1).map((more): readonly [Fraction, Fraction] => [
        [n, d],
        [more, d],
      ]),
    ),
  ),
)

/** Those with more than one part shaded, of many parts. */
const WIDE = PAIRS.filter(([[n, d]]) => d > 3 && n > 1)

/** Two of them; now and then they are equal: a fraction with itself, or two wholes. */
function drawPair(random: Random, { shared }: Level): readonly [Fraction, Fraction] {
  const kind = random.evenly(shared)
  if (random.chance(0.1)) {
    const [c, d] = random.sample(DENOMINATORS, 2)
    const [same] = tupleOf(drawFractions(random, kind, 2), 1)
    return kind === 'numerator'
      ? [
          [c, c],
          [d, d],
        ]
      : [same, same]
  }
  const [a, b] = kind === 'denominator' ? random.evenly(PAIRS) : tupleOf(ascending(drawFractions(random, kind, 2)), 2)
  return random.evenly([true, false]) ? [a, b] : [b, a]
}

/** The number that they do not share decides; two wholes are equal. */
function compared(a: Fraction, b: Fraction): readonly Step[] {
  const isWhole = ([n, d]: Fraction) => n === d
  if (isWhole(a) && isWhole(b) && a[1] !== b[1])
    return [
      step(statements(equation(shown(a), 1), equation(shown(b), 1)), because.workOutEachSide),
      step(equation(shown(a), shown(b)), because.compare),
    ]
  const [why, result] = tupleOf(compareFractions({ n: a[0], d: a[1] }, { n: b[0], d: b[1] }), 2)
  return [why, explainedBy(result.work, saidOf(a, b))]
}

/** 3/8 is less than 5/8. */
function saidOf(a: Fraction, b: Fraction) {
  const order = value(a).compare(value(b))
  return order === 0
    ? { en: line`${shown(a)} and ${shown(b)} are equal.`, es: line`${shown(a)} y ${shown(b)} son iguales.` }
    : order < 0
      ? { en: line`${shown(a)} is less than ${shown(b)}.`, es: line`${shown(a)} es menor que ${shown(b)}.` }
      : { en: line`${shown(a)} is greater than ${shown(b)}.`, es: line`${shown(a)} es mayor que ${shown(b)}.` }
}

/** What the bars show: as many parts of other sizes, or more parts of one size. */
function barsCompared(a: Fraction, b: Fraction): readonly Step[] {
  const [, result] = tupleOf(compared(a, b), 2)
  if (a[1] === b[1])
    return [
      explainedBy(list(a[0], b[0]), {
        en: line`All parts of the bars are the same size. Count the shaded parts of each bar: ${a[0]} and ${b[0]}.`,
        es: line`Todas las partes de las barras tienen el mismo tamaño. Cuenta las partes sombreadas de cada barra: ${a[0]} y ${b[0]}.`,
      }),
      result,
    ]
  if (a[0] === a[1])
    return [
      explainedBy(statements(equation(shown(a), 1), equation(shown(b), 1)), {
        en: line`Both bars are shaded from end to end.`,
        es: line`Las dos barras están sombreadas de extremo a extremo.`,
      }),
      result,
    ]
  const larger = Math.min(a[1], b[1])
  return [
    explainedBy(relation(a[1], a[1] < b[1] ? '<' : '>', b[1]), {
      en: line`Shaded parts in each bar: ${a[0]}. The bar with ${larger} parts has the larger parts, so more of it is shaded.`,
      es: line`Partes sombreadas en cada barra: ${a[0]}. La barra de ${larger} partes tiene las partes más grandes, así que está más sombreada.`,
    }),
    result,
  ]
}

/** Their numerators, or their denominators, in the order of the fractions. */
function ordered(sorted: readonly Fraction[]): readonly Step[] {
  const [[, first], [, second]] = tupleOf(sorted, 2)
  const place = first === second ? 0 : 1
  const pairs = sorted.slice(1).map((fraction, i) => {
    const [before, after] = [itemOf(sorted, i)[place], fraction[place]]
    return relation(before, before < after ? '<' : '>', after)
  })
  return [
    step(statements(...pairs), place === 0 ? because.moreEqualParts : because.sameNumerator),
    step(list(...sorted.map(shown)), because.putInOrder),
  ]
}

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
    values.slice(1).every((value, i) => value.minus(itemOf(values, i)).n * way > 0)
  )
}

/** With one denominator there are so many parts that the numerators are not just 1, 2, 3. */
const drawThreeThat = (random: Random) =>
  random.evenly(['numerator', 'denominator', 'numerator']) === 'numerator'
    ? drawFractions(random, 'numerator', 3)
    : random.sample(wholes(1, 8), 3).map((n): Fraction => [n, 8])

/** Three that share a number, neither in order nor the other way around. */
const drawThree = (random: Random) => ({
  fractions: random.until(
    () => tupleOf(drawThreeThat(random), 3),
    ([a, b, c]) => value(a).compare(value(b)) * value(b).compare(value(c)) < 0,
  ),
})

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

const drawStory = (random: Random, kinds: readonly Shared[]) => {
  const [one, two] = random.sample(people, 2)
  const [first, second] = tupleOf(drawFractions(random, random.evenly(kinds), 2), 2)
  return { story: random.evenly(wholeStories), one, two, first, second }
}

const hasMore = (person: Person) => ({
  en: line`The greater part is ${name(person)}’s.`,
  es: line`La parte mayor es de ${name(person)}.`,
})

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
      medium: { shared: ['numerator'] },
      hard: { shared: ['numerator', 'denominator'] },
    },
  },
  form => ({
    withBars: form({
      levels: ['easy', 'medium'],
      instruction: compare,
      draw: drawPair,
      answer: comparison,
      solve: ([a, b]) => comparisonOf(value(a), value(b)),
      ask([a, b]): Both<Content> {
        const bars = fractionBar(
          { parts: a[1], shaded: a[0], label: shown(a) },
          { parts: b[1], shaded: b[0], label: shown(b) },
        )
        return both([figure(bars), prose`${shown(a)} ____ ${shown(b)}`])
      },
      solution: ([a, b]) => barsCompared(a, b),
      // The shaded share of each bar.
      check(printed, answer) {
        const [a, b] = printed.figure('fraction-bar').rows.map(({ wholes }) => {
          const parts = wholes.flat()
          return Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
        })
        return a !== undefined && b !== undefined && checkSign(printed, answer) && answer === comparisonOf(a, b)
      },
    }),

    whichOfThree: form({
      levels: ['easy'],
      draw: random => {
        const d = random.evenly([6, 8, 4])
        return {
          d,
          numerators: random.sample(wholes(1, d - 1), 3),
          asked: random.evenly(['greatest', 'least'] as const),
        }
      },
      answer: formulaChoice,
      solve: ({ d, numerators, asked }) =>
        over(asked === 'greatest' ? Math.max(...numerators) : Math.min(...numerators), d),
      mistakes({ d, numerators, asked }) {
        const right = asked === 'greatest' ? Math.max(...numerators) : Math.min(...numerators)
        return Object.fromEntries(
          numerators.filter(n => n !== right).map((n, i) => [i === 0 ? 'another' : 'theOther', over(n, d)]),
        )
      },
      ask({ d, numerators, asked }): Both<Content> {
        const bars = figure(fractionBar(...numerators.map(n => ({ parts: d, shaded: n, label: over(n, d) }))))
        const word = asked === 'greatest' ? words('greatest', 'mayor') : words('least', 'menor')
        return {
          en: [bars, prose`Which fraction is the ${word}?`],
          es: [bars, prose`¿Qué fracción es la ${word}?`],
        }
      },
      solution: ({ numerators, asked }, answer) => [
        explainedBy(list(...numerators), {
          en: line`All parts of the bars are the same size. Count the shaded parts of each bar.`,
          es: line`Todas las partes de las barras tienen el mismo tamaño. Cuenta las partes sombreadas de cada barra.`,
        }),
        explainedBy(
          expr(answer),
          asked === 'greatest'
            ? {
                en: line`${Math.max(...numerators)} is the greatest number of shaded parts.`,
                es: line`${Math.max(...numerators)} es el mayor número de partes sombreadas.`,
              }
            : {
                en: line`${Math.min(...numerators)} is the least number of shaded parts.`,
                es: line`${Math.min(...numerators)} es el menor número de partes sombreadas.`,
              },
        ),
      ],
      check(printed, answer) {
        const sign = printed.all('words').some(({ en }) => en === 'greatest') ? 1 : -1
        return printed.figure('fraction-bar').rows.every(({ wholes: drawn }) => {
          const parts = drawn.flat()
          const shaded = Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
          return sign * exact(answer).compare(shaded) >= 0
        })
      },
    }),

    shadeMore: form({
      levels: ['easy'],
      draw: random => {
        const [less, more] = random.evenly(WIDE)
        return { d: less[1], less: less[0], more: more[0], asked: random.evenly(['greater', 'less'] as const) }
      },
      answer: formulaChoice,
      solve: ({ d, less, more, asked }) => over(asked === 'greater' ? more : less, d),
      mistakes({ d, less, more, asked }) {
        const given = asked === 'greater' ? less : more
        return {
          same: over(given, d),
          wrongWay: over(asked === 'greater' ? given - 1 : given + 1, d),
        }
      },
      ask({ d, less, more, asked }): Both<Content> {
        const bar = figure(fractionBar({ parts: d, shaded: asked === 'greater' ? less : more }))
        const word = asked === 'greater' ? words('greater', 'mayor') : words('less', 'menor')
        return {
          en: [bar, prose`Which fraction is ${word} than the shaded part?`],
          es: [bar, prose`¿Qué fracción es ${word} que la parte sombreada?`],
        }
      },
      solution({ d, less, more, asked }, answer) {
        const [given, found] = asked === 'greater' ? [less, more] : [more, less]
        return [
          explainedBy(over(given, d), {
            en: line`Shaded parts: ${given}. Equal parts in the bar: ${d}.`,
            es: line`Partes sombreadas: ${given}. Partes iguales en la barra: ${d}.`,
          }),
          explainedBy(
            expr(answer),
            asked === 'greater'
              ? {
                  en: line`All choices have parts of this size. Only ${found} is greater than ${given}.`,
                  es: line`Todas las opciones tienen partes de este tamaño. Solo ${found} es mayor que ${given}.`,
                }
              : {
                  en: line`All choices have parts of this size. Only ${found} is less than ${given}.`,
                  es: line`Todas las opciones tienen partes de este tamaño. Solo ${found} es menor que ${given}.`,
                },
          ),
        ]
      },
      check(printed, answer) {
        const parts = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
        const shaded = Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
        const isMore = printed.all('words').some(({ en }) => en === 'greater')
        return exact(answer).compare(shaded) * (isMore ? 1 : -1) > 0
      },
    }),

    sign: form({
      levels: ['medium'],
      share: 2,
      instruction: compare,
      draw: random => drawPair(random, { shared: ['numerator', 'denominator', 'numerator'] }),
      answer: comparison,
      solve: ([a, b]) => comparisonOf(value(a), value(b)),
      ask: ([a, b]) => both(prose`${shown(a)} ____ ${shown(b)}`),
      solution: ([a, b]) => compared(a, b),
      check: checkSign,
    }),

    leastToGreatest: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`Order the fractions from least to greatest.`,
        es: prose`Ordena las fracciones de menor a mayor.`,
      },
      draw: drawThree,
      answer: orderedList,
      solve: ({ fractions }) => ascending(fractions).map(shown),
      ask: ({ fractions }) => both(list(...fractions.map(shown))),
      solution: ({ fractions }) => ordered(ascending(fractions)),
      check: (printed, answer) => isOrdered(printed, answer, 1),
    }),

    greatestToLeast: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`Order the fractions from greatest to least.`,
        es: prose`Ordena las fracciones de mayor a menor.`,
      },
      draw: drawThree,
      answer: orderedList,
      solve: ({ fractions }) => ascending(fractions).reverse().map(shown),
      ask: ({ fractions }) => both(list(...fractions.map(shown))),
      solution: ({ fractions }) => ordered(ascending(fractions).reverse()),
      check: (printed, answer) => isOrdered(printed, answer, -1),
    }),

    chooseTheNumber: form({
      levels: ['hard'],
      share: 2,
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
      solution: ({ sign, n, d, known, right }) => [
        n === null
          ? step(relation(right, sign, known[0]), because.moreEqualParts)
          : step(relation(right, sign === '<' ? '>' : '<', known[1]), because.sameNumerator),
        explainedBy(
          relation(over(n ?? right, d ?? right), sign, shown(known)),
          saidOf([n ?? right, d ?? right], known),
        ),
      ],
      check: (printed, answer) => isTrue(filled(printed.one('relation'), expr(answer))),
    }),

    sameSizeWholes: form({
      levels: ['hard'],
      draw: random => drawStory(random, ['numerator']),
      answer: sentenceChoice,
      solve: ({ one, two, first, second }) => says(value(first).compare(value(second)) > 0 ? one : two),
      mistakes: ({ one, two, first, second }) => ({
        otherPerson: says(value(first).compare(value(second)) > 0 ? two : one),
        sameAmount: SAME,
        cannotTell: NOBODY_CAN_TELL,
      }),
      ask: ({ story, one, two, first, second }) => story.sameSize(one, shown(first), two, shown(second)),
      solution: ({ one, two, first, second }) => {
        const [why, result] = tupleOf(compared(first, second), 2)
        return [why, answerStep(result.work, hasMore(value(first).compare(value(second)) > 0 ? one : two))]
      },
      // The name that stands before the greater fraction.
      check(printed, { key }) {
        const [a, b] = printed.all('quotient').map(fraction => evaluate(fraction))
        const [one, two] = printed.terms('person').map(({ person }) => person.name)
        return a !== undefined && b !== undefined && key === (a.minus(b).n > 0 ? one : two)
      },
    }),

    otherSizes: form({
      levels: ['hard'],
      draw(random) {
        const { first, second, ...story } = drawStory(random, ['numerator', 'denominator'])
        const [less, more] = tupleOf(ascending([first, second]), 2)
        const kind = random.evenly(['more of the small', 'the same part', 'more of the small', 'more of the large'])
        if (kind === 'more of the small') return { ...story, small: more, large: less }
        return { ...story, small: less, large: kind === 'the same part' ? less : more }
      },
      answer: sentenceChoice,
      solve: ({ two, small, large }) => (value(small).compare(value(large)) > 0 ? NOBODY_CAN_TELL : says(two)),
      mistakes: ({ one, two, small, large }) => ({
        sameAmount: SAME,
        smallerWhole: says(one),
        ...(value(small).compare(value(large)) > 0 ? { largerWhole: says(two) } : { cannotTell: NOBODY_CAN_TELL }),
      }),
      ask: ({ story, one, two, small, large }) => story.otherSizes(one, shown(small), two, shown(large)),
      solution: ({ two, small, large }) => {
        const [why, result] = tupleOf(compared(small, large), 2)
        return [
          why,
          answerStep(
            result.work,
            value(small).compare(value(large)) > 0
              ? {
                  en: line`The greater fraction is of the smaller whole: you cannot tell.`,
                  es: line`La fracción mayor es del entero más pequeño: no se puede saber.`,
                }
              : {
                  en: line`The fraction of the larger whole is not smaller, so it is more: ${name(two)}.`,
                  es: line`La fracción del entero más grande no es menor, así que es más: ${name(two)}.`,
                },
          ),
        ]
      },
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
