import { decimal, type Expr, power, Ratio, symbol, times } from '../../../author.ts'

export interface Model {
  readonly start: number
  /** In percent, negative for decay. */
  readonly rate: number
}

export const [y, t] = [symbol('y'), symbol('t')]

export const factorOf = (rate: number) => Ratio.of(100 + rate, 100)

export const formula = (start: number, base: Expr, exponent: Expr): Expr => times(start, power(base, exponent))

export const withFactor = ({ start, rate }: Model) => formula(start, decimal(factorOf(rate)), t)

/** One step after the other, as a table would. */
export function afterSteps(start: Ratio, factor: Ratio, steps: number): number {
  let value = start.toNumber()
  for (let i = 0; i < steps; i++) value += value * (factor.toNumber() - 1)
  return value
}

export const isWithin = (rounded: Ratio, value: number, places: number) =>
  rounded.times(10 ** places).isInteger && Math.abs(rounded.toNumber() - value) < 0.5000001 / 10 ** places
