import { exact, itemOf, line, type Random, type Value } from '../../../author.ts'

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const ALL_DIGITS = [0, ...DIGITS] as const

/** Lists of different numbers by the name that levels list. */
export const lists = {
  /** The fewer hundreds, the more tens: who looks at the tens is wrong. */
  'different hundreds'(random: Random, count: number): readonly number[] {
    const up = [...random.sample(DIGITS, count)].sort((a, b) => a - b)
    const down = [...random.sample(ALL_DIGITS, count)].sort((a, b) => b - a)
    return random.shuffle(up.map((hundreds, i) => hundreds * 100 + itemOf(down, i) * 10 + random.int(0, 9)))
  },
  'same beginning'(random: Random, count: number): readonly number[] {
    const hundreds = random.pick(DIGITS) * 100
    const kind = random.pick(count === 2 ? ['same tens', 'same hundreds', 'reversed'] : ['same tens', 'same hundreds'])
    if (kind === 'same tens') {
      const tens = random.int(0, 9) * 10
      return random.sample(ALL_DIGITS, count).map(ones => hundreds + tens + ones)
    }
    if (kind === 'reversed') {
      const [tens, ones] = random.sample(DIGITS, 2)
      return [hundreds + tens * 10 + ones, hundreds + ones * 10 + tens]
    }
    return random.sample(ALL_DIGITS, count).map(tens => hundreds + tens * 10 + random.int(0, 9))
  },
  /** The same three digits in other orders, and a 0 in their place. */
  'mixed digits'(random: Random, count: number): readonly number[] {
    const [a, b, c] = random.sample(DIGITS, 3)
    const all = [a * 100 + b * 10 + c, a * 100 + c * 10 + b, b * 100 + a * 10 + c, c * 100 + a * 10, a * 100 + b]
    return random.sample(all, count)
  },
}

export interface Level {
  readonly lists: keyof typeof lists
  /** How many numbers are put in order. */
  readonly count: number
}

export const drawList = (random: Random, level: Level) => lists[level.lists](random, level.count)

export const sorted = (values: readonly Value[]) => values.map(value => exact(value).n)

export const HUNDREDS = { en: line`the hundreds`, es: line`las centenas` }
