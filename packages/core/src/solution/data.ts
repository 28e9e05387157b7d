import { line } from '../content.ts'
import { assert } from '../errors.ts'
import { decimal, equation, expr, list, minus, over, sum } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { decimalPlaces } from '../number/decimal.ts'
import { gcd, Ratio, type Rational } from '../number/ratio.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** A decimal where it ends, else a fraction. */
export const shownValue = (value: Rational): Expr => {
  const exact = Ratio.from(value)
  return decimalPlaces(exact.d) === null ? expr(exact) : decimal(exact)
}
const sorted = (values: readonly Rational[]): readonly Ratio[] => values.map(Ratio.from).sort((a, b) => a.compare(b))
const inOrder = (values: readonly Ratio[]): Step => step(list(...values.map(shownValue)), because.putInOrder)

/** The sum over how many there are. */
export function meanOf(values: readonly Rational[]): readonly Step[] {
  const total = values.reduce<Ratio>((sum, value) => sum.plus(value), Ratio.of(0))
  return [
    step(equation(sum(...values.map(shownValue)), shownValue(total)), because.addValues),
    step(
      equation(over(shownValue(total), values.length), shownValue(total.over(values.length))),
      because.divideByCount,
    ),
  ]
}

/** The middle of the ordered values, or the mean of the two middle ones. */
export function medianOf(values: readonly Rational[]): readonly Step[] {
  const all = sorted(values)
  const [low, high] = [all[Math.floor((all.length - 1) / 2)], all[Math.ceil((all.length - 1) / 2)]]
  assert(low && high, 'A median needs values')
  if (all.length % 2 === 1) return [inOrder(all), step(shownValue(low), because.middleValue)]
  return [
    inOrder(all),
    step(
      equation(over(sum(shownValue(low), shownValue(high)), 2), shownValue(low.plus(high).over(2))),
      because.meanOfMiddleValues,
    ),
  ]
}

/** The value that comes most often. */
export function modeOf(values: readonly Rational[]): readonly Step[] {
  const all = sorted(values)
  const times = (value: Ratio) => all.filter(other => other.equals(value)).length
  const most = all.reduce((best, value) => (times(value) > times(best) ? value : best))
  return [inOrder(all), step(shownValue(most), because.mostOften)]
}

/** The greatest less the least. */
export function rangeOf(values: readonly Rational[]): readonly Step[] {
  const all = sorted(values)
  const [least, greatest] = [all[0], all.at(-1)]
  assert(least && greatest, 'A range needs values')
  return [
    inOrder(all),
    step(
      equation(minus(shownValue(greatest), shownValue(least)), shownValue(greatest.minus(least))),
      because.greatestMinusLeast,
    ),
  ]
}

/** Favorable outcomes over all, in lowest terms. */
export function probabilityOf(favorable: number, all: number): readonly Step[] {
  const divisor = gcd(favorable, all)
  const counted = step(list(favorable, all), because.count, {
    group: { en: line`favorable outcomes, then all`, es: line`los resultados favorables y luego todos` },
  })
  const fraction = step(over(favorable, all), because.favorableOverAll)
  return divisor > 1
    ? [
        counted,
        fraction,
        step(equation(over(favorable, all), Ratio.of(favorable, all)), because.divideBothTerms, { value: divisor }),
      ]
    : [counted, fraction]
}
