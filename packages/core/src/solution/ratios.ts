import { line } from '../content.ts'
import {
  decimal,
  divide,
  equation,
  expr,
  minus,
  over,
  percent,
  ratio,
  relation,
  sum,
  symbol,
  times,
} from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { decimalPlaces } from '../number/decimal.ts'
import { gcd, Ratio, type Rational } from '../number/ratio.ts'
import * as because from './reasons/index.ts'
import { explained, explainedBy, type Step, statements, step } from './step.ts'

/** A decimal where it ends, otherwise a fraction. */
const shown = (value: Rational): Expr => {
  const exact = Ratio.from(value)
  return decimalPlaces(exact.d) === null ? expr(exact) : decimal(exact)
}
const shownPercent = (value: Ratio): Expr => percent(shown(value.times(100)))
const asDecimal = (rate: Ratio): Step => step(equation(shownPercent(rate), shown(rate)), because.toDecimal)

/** A percent of a whole; the rate of 30% is 3/10. */
export const percentOf = (rate: Ratio, whole: Rational): readonly Step[] => [
  asDecimal(rate),
  step(equation(times(shown(rate), shown(whole)), shown(rate.times(whole))), because.percentOfWhole),
]

/** What percent a part is of a whole. */
export function whatPercent(part: Rational, whole: Rational): readonly Step[] {
  const rate = Ratio.from(part).over(whole)
  return [
    explained(
      equation(divide(shown(part), shown(whole)), shown(rate)),
      line`Divide the part by the whole.`,
      line`Divide la parte entre el total.`,
    ),
    step(equation(shown(rate), shownPercent(rate)), because.toPercent),
  ]
}

/** The whole of which a part is this percent. */
export const wholeFromPart = (part: Rational, rate: Ratio): readonly Step[] => [
  asDecimal(rate),
  step(equation(divide(shown(part), shown(rate)), shown(Ratio.from(part).over(rate))), because.divideByPercent),
]

/** The percent by which a number grew or shrank; the story says which. */
export function percentChange(original: Rational, now: Rational): readonly Step[] {
  const change = Ratio.from(now).minus(original)
  const size = change.n < 0 ? change.negated() : change
  const rate = size.over(original)
  return [
    step(equation(minus(shown(now), shown(original)), shown(change)), because.findChange),
    change.n < 0
      ? step(relation(shown(change), '<', 0), because.negativeIsDecrease)
      : step(relation(shown(change), '>', 0), because.positiveIsIncrease),
    step(equation(over(shown(size), shown(original)), shown(rate)), because.divideByOriginal),
    step(equation(shown(rate), shownPercent(rate)), because.toPercent),
  ]
}

/** An amount after a percent of it is added, as a tax, or taken off, as a discount. */
export function afterPercent(amount: Rational, rate: Ratio, way: '+' | '−'): readonly Step[] {
  const part = rate.times(amount)
  const [total, combine] = way === '+' ? [part.plus(amount), sum] : [Ratio.from(amount).minus(part), minus]
  return [
    ...percentOf(rate, amount),
    explainedBy(
      equation(combine(shown(amount), shown(part)), shown(total)),
      way === '+'
        ? {
            en: line`Add the ${shownPercent(rate)} to the original amount.`,
            es: line`Suma ese ${shownPercent(rate)} a la cantidad original.`,
          }
        : {
            en: line`Subtract the ${shownPercent(rate)} from the original amount.`,
            es: line`Resta ese ${shownPercent(rate)} de la cantidad original.`,
          },
    ),
  ]
}

/** The amount before a percent of it was added or taken off. */
export function beforePercent(result: Rational, rate: Ratio, way: '+' | '−'): readonly Step[] {
  const left = way === '+' ? rate.plus(1) : Ratio.of(1).minus(rate)
  return [
    step(
      equation((way === '+' ? sum : minus)(percent(100), shownPercent(rate)), shownPercent(left)),
      because.newPercent,
    ),
    asDecimal(left),
    explained(
      equation(divide(shown(result), shown(left)), shown(Ratio.from(result).over(left))),
      line`Divide the amount after the change by ${shown(left)}.`,
      line`Divide la cantidad después del cambio entre ${shown(left)}.`,
    ),
  ]
}

/** A ratio in lowest terms. */
export function simplifyRatio(a: number, b: number): readonly Step[] {
  const divisor = gcd(a, b)
  return [
    step(
      statements(equation(divide(a, divisor), a / divisor), equation(divide(b, divisor), b / divisor)),
      because.divideRatio,
      {
        value: divisor,
      },
    ),
    step(equation(ratio(a, b), ratio(a / divisor, b / divisor)), because.simplify),
  ]
}

/** Equal ratios of a table, each the first one times a number. */
export function equalRatios(a: number, b: number, factors: readonly number[]): readonly Step[] {
  const divisor = gcd(a, b)
  const [left, right] = [a / divisor, b / divisor]
  const lowest =
    divisor > 1 ? [step(equation(ratio(a, b), ratio(left, right)), because.divideRatio, { value: divisor })] : []
  return [
    ...lowest,
    step(
      statements(...factors.map(k => equation(ratio(times(left, k), times(right, k)), ratio(left * k, right * k)))),
      because.scaleBothTerms,
    ),
  ]
}

/** a/b = c/x or any of its places unknown: cross products, and division. */
export function solveProportion(
  { a, b, c, d }: { readonly [Part in 'a' | 'b' | 'c' | 'd']: Rational | null },
  letter = 'x',
): readonly Step[] {
  const unknown = symbol(letter)
  // In a/b = c/d the unknown times its opposite is the product of the other two.
  const [opposite, first, second] = a === null ? [d, b, c] : b === null ? [c, a, d] : c === null ? [b, a, d] : [a, b, c]
  if (opposite === null || first === null || second === null) throw new RangeError('A proportion has one unknown')
  const product = Ratio.from(first).times(second)
  return [
    step(
      equation(
        { kind: 'product', sign: false, factors: [shown(opposite), unknown] },
        times(shown(first), shown(second)),
      ),
      because.crossProducts,
    ),
    step(
      equation({ kind: 'product', sign: false, factors: [shown(opposite), unknown] }, shown(product)),
      because.multiply,
    ),
    step(equation(unknown, shown(product.over(opposite))), because.divideBothSides, { value: shown(opposite) }),
  ]
}
