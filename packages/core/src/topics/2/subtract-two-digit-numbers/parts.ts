import { evaluate, exact, type Printed, type Random, subtractByPlaces, tupleOf, type Value } from '../../../author.ts'

/** Pairs of two-digit numbers, the first the greater, by the name that levels list. */
const pairs = {
  'no regrouping': (random: Random) => {
    // Every number has ones, the difference too.
    const [tens, ones] = [random.evenly([3, 1, 6, 2, 5, 4, 8, 7]), random.int(1, 8)]
    return { a: random.int(tens + 1, 9) * 10 + random.int(ones + 1, 9), b: tens * 10 + ones }
  },
  regrouping: (random: Random) => {
    const [tens, ones] = [random.int(1, 7), random.int(2, 9)]
    const b = random.chance(0.1) ? ones : tens * 10 + ones
    return { a: random.int(tens + 1, 9) * 10 + random.int(1, ones - 1), b }
  },
  'from tens or a hundred': (random: Random) => {
    const a = random.pick([50, 60, 70, 80, 90, 100, 100, 100])
    return { a, b: random.int(1, a / 10 - 2) * 10 + random.int(1, 9) }
  },
}

/** Regrouping with two digits in every number, and no half: a difference that is not the number taken away. */
export const withTwoDigitsLeft = (random: Random) =>
  random.until(
    () => {
      const [tens, ones] = [random.int(1, 7), random.int(1, 9)]
      return { a: random.int(tens + 2, 9) * 10 + random.int(0, ones - 1), b: tens * 10 + ones }
    },
    ({ a, b }) => a !== 2 * b,
  )

interface Level {
  readonly pairs: keyof typeof pairs
}

export const draw = (random: Random, level: Level) => pairs[level.pairs](random)

export type Pair = ReturnType<typeof draw>

export const worked = ({ a, b }: Pair) => subtractByPlaces(a, b)

/** What was taken away and what is left make the first printed number. */
export function addsBack(printed: Printed, answer: Value) {
  const [a, b] = tupleOf(
    printed.all('number').map(number => evaluate(number)),
    2,
  )
  return exact(answer).plus(b).equals(a)
}
