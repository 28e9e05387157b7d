import {
  addByPlaces,
  answerStep,
  type Both,
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  bullets,
  column,
  columnWithResult,
  count,
  defineTopic,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  type Inline,
  integer,
  itemOf,
  line,
  minus,
  numberList,
  type Printed,
  prose,
  quantity,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  story,
  subtractByPlaces,
  sum,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { hideDigits, missingDigits } from '../kit/columns/missing-digits.ts'
import { smallerFromLarger } from '../kit/columns/regrouping.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { comparedStories, leftStories } from './subtract-three-digit-numbers/stories.ts'

/** A number to subtract from, and one to subtract. */
interface Pair {
  readonly a: number
  readonly b: number
}
type Digits = readonly [hundreds: number, tens: number, ones: number]

const numberOf = ([hundreds, tens, ones]: Digits) => 100 * hundreds + 10 * tens + ones
const pairOf = (a: Digits, b: Digits): Pair => ({ a: numberOf(a), b: numberOf(b) })

/** Pairs by the name that levels list: which places are regrouped, and which digits are 0. */
const pairs = {
  'nothing regrouped'(random: Random): Pair {
    const [hundreds, tens, ones] = [random.int(1, 7), random.int(1, 7), random.int(1, 8)]
    const isShort = random.chance(0.3)
    const hasZero = random.chance(0.2)
    return pairOf(
      [random.int(hundreds + 1, 9), random.int(tens + 1, 9), random.int(ones, 9)],
      [isShort ? 0 : hundreds, hasZero && !isShort ? 0 : tens, ones],
    )
  },
  'a ten'(random: Random): Pair {
    const [hundreds, tens, ones] = [random.int(1, 7), random.int(1, 7), random.int(2, 9)]
    return pairOf(
      [random.int(hundreds + 1, 9), random.int(tens + 1, 9), random.int(1, ones - 1)],
      [hundreds, tens, ones],
    )
  },
  'a hundred'(random: Random): Pair {
    const [hundreds, tens, ones] = [random.int(1, 6), random.int(3, 9), random.int(1, 8)]
    return pairOf([random.int(hundreds + 2, 9), random.int(1, tens - 1), random.int(ones, 9)], [hundreds, tens, ones])
  },
  'a hundred and a ten'(random: Random): Pair {
    const [hundreds, tens, ones] = [random.int(1, 6), random.int(2, 9), random.int(2, 9)]
    return pairOf([random.int(hundreds + 2, 9), random.int(1, tens), random.int(1, ones - 1)], [hundreds, tens, ones])
  },
  'no tens'(random: Random): Pair {
    const [hundreds, tens, ones] = [random.int(1, 6), random.int(1, 8), random.int(3, 9)]
    return pairOf([random.int(hundreds + 2, 9), 0, random.int(1, ones - 1)], [hundreds, tens, ones])
  },
  'no ones'(random: Random): Pair {
    const [hundreds, tens, ones] = [random.int(1, 6), random.int(2, 9), random.int(2, 9)]
    return pairOf([random.int(hundreds + 2, 9), random.int(1, tens), 0], [hundreds, tens, ones])
  },
  'no tens and no ones'(random: Random): Pair {
    const [hundreds, tens, ones] = [random.int(1, 6), random.int(1, 9), random.int(1, 9)]
    return pairOf([random.int(hundreds + 2, 9), 0, 0], [hundreds, tens, ones])
  },
}
type PairName = keyof typeof pairs

interface Level {
  readonly pairs: readonly PairName[]
}

/** A pair of one of these names; never a half, where what is left repeats what is taken. */
const drawFrom = (random: Random, names: readonly PairName[]): Pair =>
  random.until(
    () => pairs[random.evenly(names)](random),
    ({ a, b }) => a !== 2 * b && a - b >= 25,
  )
const draw = (random: Random, level: Level) => drawFrom(random, level.pairs)

const worked = ({ a, b }: Pair) => subtractByPlaces(a, b)
const checked = ({ a, b }: Pair) =>
  step(equation(sum(a - b, b), a), because.checkWork, { how: { en: line`add`, es: line`suma` } })

/** The places one after another; the last line is told in the sentence of the story. */
function toTheSentence({ a, b }: Pair, sentence: Both<readonly Inline[]>): readonly Step[] {
  const steps = subtractByPlaces(a, b)
  return [...steps.slice(0, -1), answerStep(itemOf(steps, steps.length - 1).work, sentence)]
}

const placesOf = (value: number) =>
  [Math.floor(value / 100) * 100, (Math.floor(value / 10) % 10) * 10, value % 10] as const

/** The hundreds, tens and ones of the first number after regrouping: 503 is 400, 90 and 13. */
function regroupedPlaces({ a, b }: Pair): readonly [number, number, number] {
  let [hundreds, tens, ones] = placesOf(a)
  const [, takenTens, takenOnes] = placesOf(b)
  if (ones < takenOnes) [tens, ones] = [tens - 10, ones + 10]
  if (tens < takenTens) [hundreds, tens] = [hundreds - 100, tens + 100]
  return [hundreds, tens, ones]
}

/** Wrong differences by what went wrong, how it is said, and how it is said beside the right difference. */
const errors = {
  'smaller from larger': {
    claimed: ({ a, b }: Pair) => smallerFromLarger(a, b),
    says: { en: line`the smaller digit was taken from the larger`, es: line`se restó el dígito menor del mayor` },
    beside: (right: number) => ({
      en: prose`The smaller digit was taken from the larger. It should be ${right}.`,
      es: prose`Se restó el dígito menor del mayor. Debe ser ${right}.`,
    }),
  },
  'ten kept': {
    claimed: ({ a, b }: Pair) => a - b + 10,
    says: {
      en: line`the ten that was regrouped was still counted`,
      es: line`la decena que se reagrupó se siguió contando`,
    },
    beside: (right: number) => ({
      en: prose`The ten that was regrouped was still counted. It should be ${right}.`,
      es: prose`La decena que se reagrupó se siguió contando. Debe ser ${right}.`,
    }),
  },
  'hundred kept': {
    claimed: ({ a, b }: Pair) => a - b + 100,
    says: {
      en: line`the hundred that was regrouped was still counted`,
      es: line`la centena que se reagrupó se siguió contando`,
    },
    beside: (right: number) => ({
      en: prose`The hundred that was regrouped was still counted. It should be ${right}.`,
      es: prose`La centena que se reagrupó se siguió contando. Debe ser ${right}.`,
    }),
  },
} as const
type ErrorName = keyof typeof errors
const ERRORS: readonly ErrorName[] = ['smaller from larger', 'ten kept', 'hundred kept']
/** A mistake and the right difference, to choose among others. */
const finding = (error: ErrorName, right: number): Sentence => ({
  key: `${error}, ${right}`,
  says: errors[error].beside(right),
})

const instruction = { en: prose`Subtract.`, es: prose`Resta.` }

const numbersIn = (printed: Printed) => printed.all('number').map(number => evaluate(number))

/** What was taken away and what is left make the first printed number. */
function addsBack(printed: Printed, answer: Value) {
  const [a, b] = tupleOf(numbersIn(printed), 2)
  return exact(answer).plus(b).equals(a)
}

export const subtractThreeDigitNumbers = defineTopic(
  {
    id: 'subtract-three-digit-numbers',
    name: { en: 'Subtract three-digit numbers', es: 'Restar números de tres dígitos' },
    description: {
      en: 'Subtract three-digit numbers, regrouping tens or hundreds, also when the top number has zeros.',
      es: 'Resta números de tres dígitos, desagrupando decenas o centenas, también con ceros en el minuendo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.7'],
    rev: 2,
    levels: {
      easy: { pairs: ['nothing regrouped'] },
      medium: { pairs: ['a ten', 'a hundred'] },
      hard: {
        pairs: [
          'a hundred and a ten',
          'no tens',
          'a hundred and a ten',
          'no tens and no ones',
          'a hundred and a ten',
          'no ones',
        ],
      },
    },
  },
  form => ({
    columns: form({
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both(column('−', a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy'],
      instruction,
      lines: 2,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both(equation(minus(a, b), blank(2))),
      solution: worked,
      check: addsBack,
    }),

    blocks: form({
      levels: ['easy'],
      instruction,
      draw(random) {
        const [hundreds, tens, ones] = [random.int(1, 2), random.int(1, 4), random.int(1, 4)]
        return pairOf(
          [random.int(hundreds + 1, 4), random.int(tens + 1, 7), random.int(ones + 1, 7)],
          [hundreds, tens, ones],
        )
      },
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both([figure(baseTenBlocks(a)), equation(minus(a, b), blank(2))]),
      solution: ({ a, b }) => [...blocksTogether(a).slice(0, 1), ...worked({ a, b })],
      // Counts the blocks.
      check(printed, answer) {
        const blocks = printed
          .figure('base-ten-blocks')
          .groups.reduce((n, { hundreds, tens, ones }) => n + 100 * hundreds + 10 * tens + ones, 0)
        return addsBack(printed, answer) && numbersIn(printed).some(number => number.equals(blocks))
      },
    }),

    byPlaces: form({
      levels: ['easy'],
      instruction: {
        en: prose`Subtract the hundreds, the tens, and the ones. Then find the difference.`,
        es: prose`Resta las centenas, las decenas y las unidades. Luego halla la diferencia.`,
      },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ a, b }) => [...placesOf(b), ...placesOf(a - b)].every(part => part > 0),
        ),
      answer: numberList,
      solve: ({ a, b }) => [...placesOf(a - b), a - b],
      ask({ a, b }) {
        const taken = placesOf(b)
        return both(
          bullets(
            ...placesOf(a).map((part, i) => line`${equation(minus(part, itemOf(taken, i)), blank(2))}`),
            line`${equation(minus(a, b), blank(2))}`,
          ),
        )
      },
      namedAnswer: (_, answers) => {
        const [hundreds, tens, ones, difference] = tupleOf(answers, 4)
        return {
          en: prose`hundreds ${hundreds}; tens ${tens}; ones ${ones}; difference ${difference}`,
          es: prose`centenas ${hundreds}; decenas ${tens}; unidades ${ones}; diferencia ${difference}`,
        }
      },
      solution({ a, b }) {
        const [parts, taken] = [placesOf(a), placesOf(b)]
        const names = [
          { en: line`the hundreds`, es: line`las centenas` },
          { en: line`the tens`, es: line`las decenas` },
          { en: line`the ones`, es: line`las unidades` },
        ] as const
        return [
          ...names.map((place, i) => {
            const [from, less] = [itemOf(parts, i), itemOf(taken, i)]
            return step(equation(minus(from, less), from - less), because.subtractPlace, { place })
          }),
          step(equation(sum(...placesOf(a - b)), a - b), because.joinPlaces),
        ]
      },
      // Each line is undone by adding.
      check(printed, answers) {
        const numbers = numbersIn(printed)
        return (
          numbers.length === 2 * answers.length &&
          answers.every((answer, i) =>
            exact(answer)
              .plus(itemOf(numbers, 2 * i + 1))
              .equals(itemOf(numbers, 2 * i)),
          )
        )
      },
    }),

    regroup: form({
      levels: ['medium'],
      instruction: { en: prose`Regroup. Then subtract.`, es: prose`Reagrupa. Luego resta.` },
      draw,
      answer: numberList,
      solve({ a, b }) {
        const [, tens, ones] = regroupedPlaces({ a, b })
        return [tens >= 100 ? tens : ones, a - b]
      },
      ask({ a, b }) {
        const [hundreds, tens, ones] = regroupedPlaces({ a, b })
        const parts = tens >= 100 ? sum(hundreds, blank(2), ones) : sum(hundreds, tens, blank(2))
        return both(bullets(line`${equation(a, parts)}`, line`${equation(minus(a, b), blank(2))}`))
      },
      key: ({ a, b }) => {
        const regrouped = equation(a, sum(...regroupedPlaces({ a, b })))
        return {
          en: prose`${regrouped}; difference ${a - b}`,
          es: prose`${regrouped}; diferencia ${a - b}`,
        }
      },
      solution: worked,
      check(printed, answers) {
        const [whole, first, second, a, b] = tupleOf(numbersIn(printed), 5)
        const [part, rest] = tupleOf(answers, 2)
        return exact(part).plus(first).plus(second).equals(whole) && exact(rest).plus(b).equals(a)
      },
    }),

    left: form(
      story({
        levels: ['medium'],
        lines: 2,
        settings: leftStories,
        draw(random, { noun }, level: Level) {
          const { a, b } = draw(random, level)
          return { greater: count(a, noun), smaller: b }
        },
        answer: quantity,
        solve: ({ greater, smaller }, { noun }) => count(evaluate(greater.amount).n - smaller, noun),
        ask: ({ greater, smaller }, { tell }) => tell(greater, smaller),
        solution({ greater, smaller }, _, { answers, why }) {
          const a = evaluate(greater.amount).n
          return [step(minus(a, smaller), why), ...toTheSentence({ a, b: smaller }, answers(a - smaller))]
        },
        check: (numberOf, { amount }) => evaluate(amount).plus(numberOf('smaller')).equals(numberOf('greater')),
      }),
    ),

    compared: form(
      story({
        levels: ['hard'],
        lines: 2,
        settings: comparedStories,
        draw(random, { noun }, level: Level) {
          const { a, b } = draw(random, level)
          return { greater: count(a, noun), smaller: count(b, noun) }
        },
        answer: quantity,
        solve: ({ greater, smaller }, { noun }) => count(evaluate(greater.amount).n - evaluate(smaller.amount).n, noun),
        ask: ({ greater, smaller }, { tell }) => tell(greater, smaller),
        solution({ greater, smaller }, _, { answers }) {
          const [a, b] = [evaluate(greater.amount).n, evaluate(smaller.amount).n]
          return [step(minus(a, b), because.compareBySubtracting), ...toTheSentence({ a, b }, answers(a - b))]
        },
        check: (numberOf, { amount }) => evaluate(amount).plus(numberOf('smaller')).equals(numberOf('greater')),
      }),
    ),

    choose: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the difference.`, es: prose`Elige la diferencia.` },
      lines: 2,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      mistakes({ a, b }) {
        const unit = a % 10 < b % 10 ? 10 : 100
        return {
          smallerFromLarger: smallerFromLarger(a, b),
          regroupedStillCounted: a - b + unit,
          oneTooManyTaken: a - b - unit,
          onesOneOff: (a - b) % 10 < 9 ? a - b + 1 : a - b - 1,
        }
      },
      ask: ({ a, b }) => both(minus(a, b)),
      solution({ a, b }) {
        const isTen = a % 10 < b % 10
        const kept = a - b + (isTen ? 10 : 100)
        return [
          ...worked({ a, b }),
          explained(
            expr(a - b),
            isTen ? line`${kept} still counts the regrouped ten.` : line`${kept} still counts the regrouped hundred.`,
            isTen
              ? line`En ${kept} se sigue contando la decena que se reagrupó.`
              : line`En ${kept} se sigue contando la centena que se reagrupó.`,
          ),
        ]
      },
      check: addsBack,
    }),

    checkByAdding: form({
      levels: ['medium'],
      instruction: { en: prose`Subtract. Then check by adding.`, es: prose`Resta. Luego comprueba con una suma.` },
      draw,
      answer: numberList,
      solve: ({ a, b }) => [a - b, a],
      ask: ({ a, b }) =>
        both(bullets(line`${equation(minus(a, b), blank(2))}`, line`${equation(sum(blank(2), b), blank(2))}`)),
      key: ({ a, b }) => ({
        en: prose`difference ${a - b}; check ${equation(sum(a - b, b), a)}`,
        es: prose`diferencia ${a - b}; comprobación ${equation(sum(a - b, b), a)}`,
      }),
      solution: facts => [...worked(facts), checked(facts)],
      check(printed, answers) {
        const [difference, total] = tupleOf(answers, 2)
        const [a] = numbersIn(printed)
        return a?.equals(exact(total)) === true && addsBack(printed, difference)
      },
    }),

    regroupAcrossZero: form({
      levels: ['hard'],
      instruction: {
        en: prose`Regroup so that you can subtract in each place. Then subtract.`,
        es: prose`Reagrupa para poder restar en cada posición. Luego resta.`,
      },
      draw: random => drawFrom(random, ['no tens', 'no tens and no ones']),
      answer: numberList,
      solve({ a, b }) {
        const [, tens, ones] = regroupedPlaces({ a, b })
        return [tens / 10, ones, a - b]
      },
      ask({ a, b }) {
        const hundreds = count(regroupedPlaces({ a, b })[0] / 100, nouns.hundred)
        const difference = line`${equation(minus(a, b), blank(2))}`
        return {
          en: bullets(line`${a} = ${hundreds} __ tens __ ones`, difference),
          es: bullets(line`${a} = ${hundreds} __ decenas __ unidades`, difference),
        }
      },
      key: (_, answers) => {
        const [tens, ones, difference] = tupleOf(answers, 3)
        return {
          en: prose`tens ${tens}; ones ${ones}; difference ${difference}`,
          es: prose`decenas ${tens}; unidades ${ones}; diferencia ${difference}`,
        }
      },
      solution({ a, b }) {
        const [hundreds, tens, ones] = regroupedPlaces({ a, b })
        const [nine, many] = [count(tens / 10, nouns.ten), count(ones, nouns.one)]
        return [
          step(both(prose`${a} = ${count(hundreds / 100, nouns.hundred)} ${nine} ${many}`), because.regroup, {
            from: count(1, nouns.hundred),
            as: { en: line`${nine} and ${count(10, nouns.one)}`, es: line`${nine} y ${count(10, nouns.one)}` },
          }),
          ...worked({ a, b }).slice(1),
        ]
      },
      // The tens are nine, and the ones are what is then left of the hundred that was regrouped.
      check(printed, answers) {
        const [whole, hundreds, a, b] = tupleOf(numbersIn(printed), 4)
        const [tens, ones, rest] = tupleOf(answers, 3)
        return (
          exact(tens).equals(9) &&
          exact(ones).plus(exact(tens).times(10)).plus(hundreds.times(100)).equals(whole) &&
          exact(rest).plus(b).equals(a)
        )
      },
    }),

    missingNumber: form({
      levels: ['hard'],
      instruction: missingNumber,
      lines: 2,
      draw: (random, level) => ({ ...draw(random, level), place: random.evenly(['second', 'first']) }),
      answer: integer,
      solve: ({ a, b, place }) => (place === 'first' ? a : b),
      ask: ({ a, b, place }) =>
        both(place === 'first' ? equation(minus(blank(2), b), a - b) : equation(minus(a, blank(2)), a - b)),
      solution: ({ a, b, place }) =>
        place === 'first'
          ? [step(sum(a - b, b), because.putTogether), ...addByPlaces(a - b, b)]
          : [step(minus(a, a - b), because.findTheMissingPart), ...subtractByPlaces(a, a - b)],
      check: fitsTheGap,
    }),

    missingDigits: form({
      levels: ['hard'],
      ...missingDigits('−'),
      draw(random) {
        const { a, b } = drawFrom(random, ['a hundred and a ten'])
        return { a, b, ...hideDigits(random, [a, b, a - b], 2) }
      },
    }),

    findTheError: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`What is the mistake? What is the right difference?`,
        es: prose`¿Cuál es el error? ¿Cuál es la diferencia correcta?`,
      },
      lines: 2,
      draw(random) {
        const error = random.evenly(ERRORS)
        const pair = random.until(
          () => drawFrom(random, ['a hundred and a ten']),
          ({ a, b }) => a - b > 119 && ![10, 100].includes(smallerFromLarger(a, b) - (a - b)),
        )
        return { ...pair, error, off: random.sample([10, -10, 100, -100], 2) }
      },
      answer: sentenceChoice,
      solve: ({ a, b, error }) => finding(error, a - b),
      mistakes({ a, b, error, off: [one, other] }) {
        const [wrong, alsoWrong] = tupleOf(
          ERRORS.filter(name => name !== error),
          2,
        )
        const claimed = errors[error].claimed({ a, b })
        const notClaimed = (by: number) => (a - b + by === claimed ? a - b - by : a - b + by)
        return {
          wrongDifference: finding(error, notClaimed(one)),
          wrongMistake: finding(wrong, a - b),
          bothWrong: finding(alsoWrong, notClaimed(other)),
        }
      },
      ask: ({ a, b, error }) => both(columnWithResult('−', [a, b], errors[error].claimed({ a, b }))),
      solution: facts => [
        step(equation(minus(facts.a, facts.b), errors[facts.error].claimed(facts)), because.mistakeIs, {
          what: errors[facts.error].says,
        }),
        ...worked(facts),
      ],
      // What the printed difference and the number taken away make beyond the first number; and what they should make.
      check(printed, { key }) {
        const { rows, result } = printed.block('column')
        const [a, b] = tupleOf(rows, 2).map(({ of }) => evaluate(of))
        if (!a || !b || !result) return false
        const excess = evaluate(result.of).plus(b).minus(a).n
        const error = excess === 10 ? 'ten kept' : excess === 100 ? 'hundred kept' : 'smaller from larger'
        return key === `${error}, ${a.n - b.n}`
      },
    }),
  }),
)
