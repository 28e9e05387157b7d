import { assert } from '../errors.ts'
import { bracketed, divide, equation, expr, minus, sum, times } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** How numbers are printed: as fractions, unless a topic prints decimals. */
type Show = (value: Ratio) => Expr
const inner = (value: Ratio, show: Show): Expr => (value.n < 0 ? bracketed(show(value)) : show(value))

/** One term after another; `opposite`: subtractions were printed, so that opposites are added first. */
export function addSigned(
  terms: readonly Rational[],
  { subtracts = false, show = value => expr(value) }: { readonly subtracts?: boolean; readonly show?: Show } = {},
): readonly Step[] {
  const values = terms.map(Ratio.from)
  const start = subtracts
    ? [step(sum(...values.map((value, i) => (i === 0 ? show(value) : inner(value, show)))), because.addTheOpposite)]
    : []
  return [...start, ...sums(values, show, subtracts)]
}

const signsReason = (a: Ratio, b: Ratio) => (a.n < 0 === b.n < 0 ? because.sameSigns : because.unlikeSigns)

/** `isWritten`: the sum stands there already, and of two positive numbers nothing else is to be said. */
function sums(values: readonly Ratio[], show: Show, isWritten = false): readonly Step[] {
  const [a, b, ...rest] = values
  assert(a && b, 'A sum has two terms')
  const added = (first: Ratio, ...others: readonly Ratio[]) =>
    sum(show(first), ...others.map(value => inner(value, show)))
  if (rest.length === 0)
    return [
      ...(isWritten && a.n > 0 && b.n > 0 ? [] : [step(sizes(a, b, show), signsReason(a, b))]),
      step(equation(added(a, b), show(a.plus(b))), a.n > 0 && b.n > 0 ? because.add : because.giveTheSign),
    ]
  const total = a.plus(b)
  if (rest.length > 1) return [step(added(total, ...rest), signsReason(a, b)), ...sums([total, ...rest], show)]
  const all = values.reduce((sum, value) => sum.plus(value), Ratio.of(0))
  return [
    step(equation(added(a, b), show(total)), signsReason(a, b)),
    step(equation(added(total, ...rest), show(all)), because.workLeftToRight),
  ]
}

const size = (value: Ratio) => (value.n < 0 ? value.negated() : value)

/** The sum of the sizes of numbers with like signs, the difference of those with unlike signs. */
function sizes(a: Ratio, b: Ratio, show: Show): Expr {
  const [most, least] = size(a).compare(size(b)) < 0 ? [size(b), size(a)] : [size(a), size(b)]
  return a.n < 0 === b.n < 0
    ? equation(sum(show(size(a)), show(size(b))), show(most.plus(least)))
    : equation(minus(show(most), show(least)), show(most.minus(least)))
}

/** Why a product or a quotient has its sign. */
export const signOf = (result: Rational) =>
  Ratio.from(result).n > 0 ? because.sameSignsArePositive : because.unlikeSignsAreNegative

/** a × b or a ÷ b with signs: the sign first, then the sizes. */
export function multiplySigned(
  sign: '×' | '÷',
  a: Rational,
  b: Rational,
  show: Show = value => expr(value),
): readonly Step[] {
  const [left, right] = [Ratio.from(a), Ratio.from(b)]
  const of = (x: Ratio, y: Ratio) => (sign === '×' ? x.times(y) : x.over(y))
  const written = (x: Expr, y: Expr) => (sign === '×' ? times(x, y) : divide(x, y))
  return [
    step(
      equation(written(show(size(left)), show(size(right))), show(of(size(left), size(right)))),
      sign === '×' ? because.multiplyAbsoluteValues : because.divideAbsoluteValues,
    ),
    step(equation(written(show(left), inner(right, show)), show(of(left, right))), signOf(of(left, right))),
  ]
}
