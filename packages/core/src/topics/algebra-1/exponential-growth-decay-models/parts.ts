import {
  answerStep,
  type Both,
  decimal,
  type Expr,
  equation,
  type Inline,
  join,
  line,
  m,
  minus,
  power,
  Ratio,
  relation,
  type Step,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isClear } from '../../kit/rounding/rounded.ts'

export interface Model {
  readonly start: number
  /** In percent, negative for decay. */
  readonly rate: number
}

export const [y, t] = [symbol('y'), symbol('t')]

export const factorOf = (rate: number) => Ratio.of(100 + rate, 100)

export const formula = (start: number, base: Expr, exponent: Expr): Expr => join(start, power(base, exponent))

export const withFactor = ({ start, rate }: Model) => formula(start, decimal(factorOf(rate)), t)

/** One step after the other, as a table would. */
export function afterSteps(start: Ratio, factor: Ratio, steps: number): number {
  let value = start.toNumber()
  for (let i = 0; i < steps; i++) value += value * (factor.toNumber() - 1)
  return value
}

/** Rounding is asked, so it is needed, and it is clear which way. */
export function isRounded(value: number, places: number): boolean {
  const scaled = value * 10 ** places
  return isClear(value, places) && Math.abs(scaled - Math.round(scaled)) > 0.0001
}

export const isWithin = (rounded: Ratio, value: number, places: number) =>
  rounded.times(10 ** places).isInteger && Math.abs(rounded.toNumber() - value) < 0.5000001 / 10 ** places

export type Sentence = (amount: Value) => Both<readonly Inline[]>

/** 1 + 0.04 = 1.04. */
export const factorStep = (rate: number): Step => {
  const share = decimal(Ratio.of(Math.abs(rate), 100))
  return step(equation(rate < 0 ? minus(1, share) : sum(1, share), decimal(factorOf(rate))), because.explain, {
    sentence:
      rate < 0
        ? {
            en: line`In each period, the amount is multiplied by 1 minus the rate.`,
            es: line`En cada período, la cantidad se multiplica por 1 menos la tasa.`,
          }
        : {
            en: line`In each period, the amount is multiplied by 1 plus the rate.`,
            es: line`En cada período, la cantidad se multiplica por 1 más la tasa.`,
          },
  })
}

/** The value after so many periods, told in the words of the story. */
export const valueSteps = (
  { start, rate }: Model,
  periods: number,
  amount: Value,
  sentence: Both<readonly Inline[]>,
): readonly Step[] => [
  factorStep(rate),
  step(equation(y, formula(start, decimal(factorOf(rate)), m`${periods}`)), because.use, { rule: m`y = a b^t` }),
  answerStep(relation(y, '≈', amount), sentence),
]
