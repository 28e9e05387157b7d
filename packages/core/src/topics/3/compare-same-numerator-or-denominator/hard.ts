import {
  answerStep,
  both,
  box,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
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
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import {
  ascending,
  compared,
  DENOMINATORS,
  drawFractions,
  type Fraction,
  isForStories,
  resultOf,
  type Shared,
  saidOf,
  shown,
  value,
} from './parts.ts'
import { wholeStories } from './whole-stories.ts'

/** Each fraction and the next, which share a number. */
function ordered(sorted: readonly Fraction[]): readonly Step[] {
  const pairs = sorted.slice(1).map((fraction, i) => {
    const before = itemOf(sorted, i)
    const place = before[1] === fraction[1] ? 0 : 1
    const sign = value(before).compare(value(fraction)) < 0 ? '<' : '>'
    return { place, says: relation(shown(before), sign, shown(fraction)) }
  })
  const reason = (place: number) => (place === 0 ? because.moreEqualParts : because.sameNumerator)
  const [first, second] = tupleOf(pairs, 2)
  const steps =
    first.place === second.place
      ? [step(statements(...pairs.map(({ says }) => says)), reason(first.place))]
      : pairs.map(({ place, says }) => step(says, reason(place)))
  return [
    ...steps,
    explainedBy(list(...sorted.map(shown)), {
      en: line`Write the fractions in this order.`,
      es: line`Escribe las fracciones en este orden.`,
    }),
  ]
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

/** The middle one shares its denominator with one neighbor, its numerator with the other: 3/8, 5/8, 5/6 or 3/8, 3/6, 5/6. */
function drawChain(random: Random): readonly Fraction[] {
  const [large, small] = random.pick([
    [8, 6],
    [8, 6],
    [6, 4],
    [8, 4],
    [8, 3],
    [6, 3],
  ] as const)
  const [less, more] = tupleOf(
    [...random.sample(wholes(1, small - 1), 2)].sort((one, other) => one - other),
    2,
  )
  const middle: Fraction = random.evenly([true, false]) ? [more, large] : [less, small]
  return [[less, large], middle, [more, small]]
}
const drawThreeThat = (random: Random) =>
  random.evenly(['chain', 'numerator', 'chain']) === 'numerator'
    ? drawFractions(random, 'numerator', 3)
    : random.shuffle(drawChain(random))

/** Three that share numbers, neither in order nor the other way around. */
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
  const kind = random.evenly(kinds)
  const [first, second] = random.until(
    () => tupleOf(drawFractions(random, kind, 2), 2),
    ([a, b]) => kind === 'denominator' || isForStories(a[1], b[1]),
  )
  return { story: random.evenly(wholeStories), one, two, first, second }
}

const hasMore = (person: Person) => ({
  en: line`The greater part is ${name(person)}’s.`,
  es: line`La parte mayor es de ${name(person)}.`,
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      const hides = random.pick(['denominator', 'numerator', 'denominator'])
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
        resultOf([n ?? right, d ?? right], known),
      ),
    ],
    whyWrong: ({ n, d, known, wrong }) =>
      Object.fromEntries(wrong.map((value, i) => [`wrongWay${i}`, saidOf([n ?? value, d ?? value], known)])),
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
    whyWrong({ one, two, first, second }) {
      const isFirst = value(first).compare(value(second)) > 0
      return {
        otherPerson: {
          en: line`${name(isFirst ? two : one)}’s fraction is the lesser one.`,
          es: line`La fracción de ${name(isFirst ? two : one)} es la menor.`,
        },
        sameAmount: {
          en: line`The wholes are the same size, but the fractions are not equal.`,
          es: line`Los enteros son iguales, pero las fracciones no.`,
        },
        cannotTell: {
          en: line`The wholes are the same size, so you can compare the fractions.`,
          es: line`Los enteros son iguales, así que se pueden comparar las fracciones.`,
        },
      }
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
                en: line`The smaller whole has the greater fraction, so you cannot tell.`,
                es: line`El entero más pequeño tiene la fracción mayor, así que no se puede saber.`,
              }
            : {
                en:
                  value(small).compare(value(large)) === 0
                    ? line`The fractions are equal, but ${name(two)}’s whole is larger. So ${name(two)}’s amount is greater.`
                    : line`${name(two)} has the larger whole and the greater fraction. So ${name(two)}’s amount is greater.`,
                es:
                  value(small).compare(value(large)) === 0
                    ? line`Las fracciones son iguales, pero el entero de ${name(two)} es más grande, así que su cantidad es mayor.`
                    : line`${name(two)} tiene el entero más grande y la fracción mayor, así que su cantidad es mayor.`,
              },
        ),
      ]
    },
    whyWrong({ one, two, small, large }) {
      const isUnknown = value(small).compare(value(large)) > 0
      return {
        sameAmount: {
          en: isUnknown
            ? line`The wholes are not the same size, so you do not know that the amounts are equal.`
            : line`The wholes are not the same size.`,
          es: isUnknown
            ? line`Los enteros no son del mismo tamaño, así que no se sabe si es la misma cantidad.`
            : line`Los enteros no son del mismo tamaño.`,
        },
        smallerWhole: isUnknown
          ? {
              en: line`${name(one)}’s fraction is greater, but the whole is smaller.`,
              es: line`La fracción de ${name(one)} es mayor, pero su entero es más pequeño.`,
            }
          : {
              en: line`${name(one)}’s whole is smaller.`,
              es: line`El entero de ${name(one)} es más pequeño.`,
            },
        largerWhole: {
          en: line`${name(two)}’s whole is larger, but the fraction is less.`,
          es: line`El entero de ${name(two)} es más grande, pero su fracción es menor.`,
        },
        cannotTell: {
          en: line`You can tell: the larger whole does not have the smaller fraction.`,
          es: line`Sí se sabe: el entero más grande no tiene la fracción menor.`,
        },
      }
    },
    // Any part of the small whole is less than the same part of the large one; a greater part may be less or more.
    check(printed, { key }) {
      const [a, b] = printed.all('quotient').map(fraction => evaluate(fraction))
      const two = printed.terms('person')[1]?.person.name
      const isSmallFirst = /(small|short).*(large|long)|(pequeñ|cort).*(grande|larg)/.test(printed.text)
      return isSmallFirst && a !== undefined && b !== undefined && key === (a.compare(b) > 0 ? 'cannot tell' : two)
    },
  }),
})
