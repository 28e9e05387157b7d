import {
  approximate,
  bracketed,
  type Expr,
  evaluate,
  exact,
  type Printed,
  power,
  type Ratio,
  symbol,
  type Value,
} from '../../../author.ts'
import { near, polynomialOf } from '../../kit/functions/functions.ts'
import { seriesOf } from './power-series.ts'

/** Four terms, the error of which falls as the power that follows. */
export function isStart(of: Expr, polynomial: Expr, terms = 4): boolean {
  const shown = polynomial.kind === 'sum' ? polynomial.terms.length : 1
  const gap = (at: number) => Math.abs(approximate(of, { x: at }) - approximate(polynomial, { x: at }))
  const degree = Math.round(
    Math.log10(Math.abs(approximate(polynomial, { x: 1e4 }) / approximate(polynomial, { x: 1e3 }))),
  )
  const [wide, narrow] = [gap(0.16), gap(0.08)]
  return shown === terms && (narrow < 1e-13 || Math.log2(wide / narrow) > degree + 0.6)
}

/** Terms from the lowest power on. */
export function ascending(coefficients: readonly Ratio[]): Expr {
  const of = polynomialOf(coefficients)
  return of.kind === 'sum' ? { ...of, terms: [...of.terms].reverse() } : of
}

/** f with its order in brackets above it, at 0. */
export const derivativeAtZero = (order: number): Expr => ({
  kind: 'product',
  factors: [power(symbol('f'), bracketed(order)), bracketed(0)],
  sign: false,
})

/** The truncated arithmetic of power series, from the printed formula. */
export function isCoefficient(printed: Printed, answer: Value): boolean {
  const wanted = printed.maths.find(({ kind }) => kind === 'power')
  const degree = wanted?.kind === 'power' ? evaluate(wanted.exponent).n : 1
  const found = seriesOf(printed.one('relation').right, degree)[degree]
  return found !== undefined && near(found, exact(answer).toNumber(), 1e-9)
}
