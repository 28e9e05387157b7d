import { type Random, tupleOf } from '../../../author.ts'

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** 500, 700 and 900 have words of their own in Spanish. */
const IRREGULAR: readonly number[] = [5, 7, 9]
const REGULAR: readonly number[] = [1, 2, 3, 4, 6, 8]

const hundredsFor = (random: Random): number => random.pick(random.evenly([REGULAR, IRREGULAR, REGULAR]))
const otherThan = (random: Random, least: number, ...digits: readonly number[]) => random.intExcept(least, 9, ...digits)

/** Numbers by the name that levels list; their digits differ, so that exchanged ones make another number. */
const numbers = {
  /** 347: what follows the hundreds is from 21 to 99. */
  'no zero'(random: Random): number {
    const [tens, ones] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    return 100 * otherThan(random, 1, tens, ones) + 10 * tens + ones
  },
  'no tens'(random: Random): number {
    const hundreds = hundredsFor(random)
    return 100 * hundreds + otherThan(random, 1, hundreds)
  },
  'no ones'(random: Random): number {
    const hundreds = hundredsFor(random)
    return 100 * hundreds + 10 * otherThan(random, 2, hundreds)
  },
  teen(random: Random): number {
    const hundreds = hundredsFor(random)
    return 100 * hundreds + 10 + otherThan(random, 2, 1, hundreds)
  },
} satisfies Record<string, (random: Random) => number>
export type NumberName = keyof typeof numbers

export const drawNumber = (random: Random, names: readonly NumberName[]): number =>
  numbers[random.evenly(names)](random)

/** What is read or written for it: 307 for 370, 530 for 513, 640 for 604. */
export function confusedWith(value: number): number {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  return 100 * hundreds + (tens === 1 ? 10 * ones : 10 * ones + tens)
}

/** Two numbers that are easily taken for each other: 604 and 640, 613 and 630, 604 and 614. */
export function drawPair(random: Random): readonly [number, number] {
  const hundreds = 100 * hundredsFor(random)
  const digit = random.int(3, 9)
  const pair = random.evenly([
    [digit, 10 * digit],
    [10 + digit, 10 * digit],
    [digit, 10 + digit],
  ])
  const [first, second] = random.shuffle(tupleOf(pair, 2))
  return [hundreds + first, hundreds + second]
}

/** Three of them: 604, 614 and 640, or with the hundreds exchanged too. */
export function drawThree(random: Random): readonly number[] {
  const [a, b] = random.sample(NINE.slice(2), 2)
  return random.evenly(['one hundred', 'two hundreds']) === 'one hundred'
    ? random.shuffle<readonly number[]>([100 * a + b, 100 * a + 10 + b, 100 * a + 10 * b])
    : random.shuffle<readonly number[]>([100 * a + b, 100 * a + 10 * b, 100 * b + a, 100 * b + 10 * a]).slice(0, 3)
}
