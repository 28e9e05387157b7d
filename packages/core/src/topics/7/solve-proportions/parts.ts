import {
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  evaluate,
  expr,
  holds,
  join,
  m,
  type Of,
  type Ratio,
  type Step,
  step,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** Two multipliers, neither of which is a multiple of the other. */
export const unlikeFactors = [
  [2, 3],
  [3, 2],
  [2, 5],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [4, 6],
  [6, 4],
  [5, 2],
  [4, 5],
  [5, 6],
] as const

const x = symbol('x')

const isDecimal = (of: Expr) => of.kind === 'number' && of.as === 'decimal'

/** a/b = c/d with x in one place, by its four places. */
export function placesOf({ left, right }: Of<'relation'>): readonly [Expr, Expr, Expr, Expr] {
  const [one, two] = [left as Of<'quotient'>, right as Of<'quotient'>]
  return [one.over, one.under, two.over, two.under]
}

/** What stands across from x, and the two numbers of the other cross product. */
export function crossed(proportion: Expr): readonly [opposite: Expr, first: Expr, second: Expr] {
  const [a, b, c, d] = placesOf(proportion as Of<'relation'>)
  if (a.kind === 'symbol') return [d, b, c]
  if (b.kind === 'symbol') return [c, a, d]
  return c.kind === 'symbol' ? [b, a, d] : [a, b, c]
}

/** How the numbers of a proportion are written: as decimals where one of them is a decimal. */
export function shownIn(proportion: Expr): (value: Ratio) => Expr {
  const usesDecimals = holds(proportion, isDecimal)
  return value =>
    (usesDecimals || value.d === 2 || value.d === 5 || value.d === 10) &&
    decimalPlaces(value.d) !== null &&
    !holdsFraction(proportion)
      ? decimal(value)
      : expr(value)
}
const holdsFraction = (proportion: Expr) => holds(proportion, of => of.kind === 'number' && of.d > 1 && !isDecimal(of))

/** Cross products, and both sides divided by what stands across from x. */
export function crossSolution(proportion: Expr): readonly Step[] {
  const [opposite, first, second] = crossed(proportion)
  const show = shownIn(proportion)
  const product = evaluate(first).times(evaluate(second))
  const found = equation(x, show(product.over(evaluate(opposite))))
  const isOne = evaluate(opposite).equals(1)
  return [
    step(equation(isOne ? x : join(opposite, x), times(first, second)), because.crossProducts),
    ...(isOne ? [] : [step(equation(join(opposite, x), show(product)), because.multiply)]),
    isOne ? step(found, because.multiply) : step(found, because.divideBothSides, { value: opposite }),
  ]
}

/** The same for amounts of a story, with the unknown named. */
export const proportionOf = (first: number, second: number, other: number) => m`${first}/${second} = ${other}/x`
