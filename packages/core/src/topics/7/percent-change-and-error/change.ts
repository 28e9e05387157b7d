import type { AnswerType } from '../../../answer/type.ts'
import { canonical } from '../../../answer/written.ts'
import { prose } from '../../../content.ts'
import { percent, type Value } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { gcd, Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'

export interface Change {
  readonly rate: Value
  readonly direction: 'increase' | 'decrease'
}

const NAMES = {
  increase: ['% increase', 'percent increase', 'increase', '% de aumento', 'por ciento de aumento', 'de aumento', '%'],
  decrease: [
    '% decrease',
    'percent decrease',
    'decrease',
    '% de disminución',
    'por ciento de disminución',
    'de disminución',
    '%',
  ],
} as const

/** 30% increase. */
export const percentChange: AnswerType<Change> = {
  kind: 'measure',
  show: ({ rate, direction }) =>
    direction === 'increase'
      ? { en: prose`${percent(rate)} increase`, es: prose`${percent(rate)} de aumento` }
      : { en: prose`${percent(rate)} decrease`, es: prose`${percent(rate)} de disminución` },
  value: ({ rate, direction }) => ({ amount: canonical(rate), unit: `percent ${direction}`, words: NAMES[direction] }),
  nearMisses: ({ rate, direction }) => [
    { rate, direction: direction === 'increase' ? 'decrease' : 'increase' },
    { rate: exact(rate).plus(1), direction },
    { rate: exact(rate).minus(1), direction },
  ],
}

/** 1 + p/100 or 1 − p/100. */
export const factorOf = ({ rate, direction }: Change): Ratio => {
  const part = exact(rate).over(100)
  return direction === 'increase' ? part.plus(1) : part.negated().plus(1)
}

/** An original that makes the new value whole. */
export function drawChange(
  random: Random,
  rates: readonly number[],
  [least, most]: readonly [number, number],
  direction: Change['direction'] = random.evenly(['increase', 'decrease']),
) {
  return random.until(
    () => {
      const rate = random.pick(rates)
      const step = 100 / gcd(rate, 100)
      const original = step * random.int(Math.ceil(least / step), Math.max(Math.floor(most / step), 1))
      return { original, rate, direction, changed: factorOf({ rate, direction }).times(original).n }
    },
    ({ original, changed, rate }) =>
      original >= least && original <= most && changed <= most && original !== 100 && rate < 100,
  )
}

/** Rounded half up to one decimal place. */
export const toTenth = (value: Ratio): Ratio => Ratio.of(value.times(10).rounded(), 10)
