import {
  answerStep,
  type Both,
  evaluate,
  exact,
  type Inline,
  itemOf,
  type Printed,
  type Random,
  type Step,
  subtractByPlaces,
  tupleOf,
  type Value,
} from '../../../author.ts'

/** A number to subtract from, and one to subtract. */
export interface Pair {
  readonly a: number
  readonly b: number
}

type Digits = readonly [hundreds: number, tens: number, ones: number]

const numberOf = ([hundreds, tens, ones]: Digits) => 100 * hundreds + 10 * tens + ones

export const pairOf = (a: Digits, b: Digits): Pair => ({ a: numberOf(a), b: numberOf(b) })

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

export interface Level {
  readonly pairs: readonly PairName[]
}

/** A pair of one of these names; never a half, where what is left repeats what is taken. */
export const drawFrom = (random: Random, names: readonly PairName[]): Pair =>
  random.until(
    () => pairs[random.evenly(names)](random),
    ({ a, b }) => a !== 2 * b && a - b >= 25,
  )

export const draw = (random: Random, level: Level) => drawFrom(random, level.pairs)

export const worked = ({ a, b }: Pair) => subtractByPlaces(a, b)

/** The places one after another; the last line is told in the sentence of the story. */
export function toTheSentence({ a, b }: Pair, sentence: Both<readonly Inline[]>): readonly Step[] {
  const steps = subtractByPlaces(a, b)
  return [...steps.slice(0, -1), answerStep(itemOf(steps, steps.length - 1).work, sentence)]
}

export const placesOf = (value: number) =>
  [Math.floor(value / 100) * 100, (Math.floor(value / 10) % 10) * 10, value % 10] as const

/** The hundreds, tens and ones of the first number after regrouping: 503 is 400, 90 and 13. */
export function regroupedPlaces({ a, b }: Pair): readonly [number, number, number] {
  let [hundreds, tens, ones] = placesOf(a)
  const [, takenTens, takenOnes] = placesOf(b)
  if (ones < takenOnes) [tens, ones] = [tens - 10, ones + 10]
  if (tens < takenTens) [hundreds, tens] = [hundreds - 100, tens + 100]
  return [hundreds, tens, ones]
}

export const numbersIn = (printed: Printed) => printed.all('number').map(number => evaluate(number))

/** What was taken away and what is left make the first printed number. */
export function addsBack(printed: Printed, answer: Value) {
  const [a, b] = tupleOf(numbersIn(printed), 2)
  return exact(answer).plus(b).equals(a)
}
