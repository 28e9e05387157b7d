import {
  type AnswerType,
  answerStep,
  canonical,
  decimal,
  equation,
  exact,
  gcd,
  itemOf,
  line,
  minus,
  over,
  type Printed,
  percent,
  percentChange as percentOfChange,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

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

/** The prompt asks for the nearest tenth of a percent. */
export const percentChangeToTenth: AnswerType<Change> = { ...percentChange, requires: 'decimal-places-1' }

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

/** Which way a story says that the percent goes. */
export const printedChange = (printed: Printed): { readonly rate: Ratio; readonly direction: Change['direction'] } => {
  const direction = printed.terms('role').some(({ name }) => name === 'increase') ? 'increase' : 'decrease'
  return { rate: printed.role(direction).times(100), direction }
}

/** How the percent of change is found, and its sentence. */
export const changeSteps = (original: number, changed: number, change: Change): readonly Step[] => [
  ...percentOfChange(original, changed),
  saidChange(change),
]

export const saidChange = ({ rate, direction }: Change): Step =>
  answerStep(
    percent(rate),
    direction === 'increase'
      ? { en: line`It is a ${percent(rate)} increase.`, es: line`Es un aumento del ${percent(rate)}.` }
      : { en: line`It is a ${percent(rate)} decrease.`, es: line`Es una disminución del ${percent(rate)}.` },
  )

/** How each estimate is off, as a part of its actual value. */
export const errorSteps = (all: readonly { readonly estimate: number; readonly actual: number }[]): readonly Step[] => {
  const offs = all.map(({ estimate, actual }) => Math.abs(estimate - actual))
  const rates = all.map(({ actual }, i) => Ratio.of(itemOf(offs, i), actual))
  return [
    step(
      statements(
        ...all.map(({ estimate, actual }, i) =>
          equation(minus(Math.max(estimate, actual), Math.min(estimate, actual)), itemOf(offs, i)),
        ),
      ),
      all.length > 1 ? because.findEachError : because.findError,
    ),
    step(
      statements(...all.map(({ actual }, i) => equation(over(itemOf(offs, i), actual), decimal(itemOf(rates, i))))),
      all.length > 1 ? because.divideEachByActual : because.divideByActual,
    ),
    step(
      statements(...rates.map(rate => equation(decimal(rate), percent(rate.times(100))))),
      all.length > 1 ? because.toPercents : because.toPercent,
    ),
  ]
}
