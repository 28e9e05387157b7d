import {
  type Both,
  decimal,
  decimalPlaces,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  holds,
  type Inline,
  itemOf,
  join,
  line,
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

/** Where one fraction is the other with both terms multiplied or divided by a whole number: that number does it. */
function byFactor(proportion: Expr): readonly Step[] | null {
  const places = placesOf(proportion as Of<'relation'>)
  const at = places.findIndex(({ kind }) => kind === 'symbol')
  if (places.some(place => place.kind !== 'symbol' && (place.kind !== 'number' || !evaluate(place).isInteger)))
    return null
  const value = (i: number) => evaluate(itemOf(places, i)).n
  const [beside, from, known] = [at ^ 1, at ^ 1 ^ 2, at ^ 2]
  const [whole, part, other] = [value(beside), value(from), value(known)]
  const isTop = at % 2 === 0
  if (whole % part === 0 && whole > part) {
    const k = whole / part
    return [
      isTop
        ? explained(
            equation(times(part, k), whole),
            line`Compare the denominators: ${part} is multiplied by ${k}.`,
            line`Compara los denominadores: ${part} se multiplica por ${k}.`,
          )
        : explained(
            equation(times(part, k), whole),
            line`Compare the numerators: ${part} is multiplied by ${k}.`,
            line`Compara los numeradores: ${part} se multiplica por ${k}.`,
          ),
      isTop
        ? explained(
            equation(equation(x, times(other, k)), other * k),
            line`Multiply the numerator by ${k} too.`,
            line`Multiplica también el numerador por ${k}.`,
          )
        : explained(
            equation(equation(x, times(other, k)), other * k),
            line`Multiply the denominator by ${k} too.`,
            line`Multiplica también el denominador por ${k}.`,
          ),
    ]
  }
  if (part % whole !== 0 || part === whole) return null
  const k = part / whole
  return other % k !== 0
    ? null
    : [
        isTop
          ? explained(
              equation(divide(part, k), whole),
              line`Compare the denominators: ${part} is divided by ${k}.`,
              line`Compara los denominadores: ${part} se divide entre ${k}.`,
            )
          : explained(
              equation(divide(part, k), whole),
              line`Compare the numerators: ${part} is divided by ${k}.`,
              line`Compara los numeradores: ${part} se divide entre ${k}.`,
            ),
        isTop
          ? explained(
              equation(equation(x, divide(other, k)), other / k),
              line`Divide the numerator by ${k} too.`,
              line`Divide también el numerador entre ${k}.`,
            )
          : explained(
              equation(equation(x, divide(other, k)), other / k),
              line`Divide the denominator by ${k} too.`,
              line`Divide también el denominador entre ${k}.`,
            ),
      ]
}

/** The shorter way where there is one, otherwise cross products. */
export const proportionSteps = (proportion: Expr): readonly Step[] => byFactor(proportion) ?? crossSolution(proportion)

/** Cross products, and both sides divided by what stands across from x. */
export function crossSolution(proportion: Expr, show = shownIn(proportion)): readonly Step[] {
  const [opposite, first, second] = crossed(proportion)
  const product = evaluate(first).times(evaluate(second))
  const found = equation(x, show(product.over(evaluate(opposite))))
  const isOne = evaluate(opposite).equals(1)
  return [
    step(equation(isOne ? x : join(opposite, x), times(first, second)), because.crossProducts),
    ...(isOne ? [] : [step(equation(join(opposite, x), show(product)), because.multiply)]),
    isOne ? step(found, because.multiply) : step(found, because.divideBothSides, { value: opposite }),
  ]
}

/** A proportion of a story, with what x stands for. */
export const setUpStep = (proportion: Expr, { en, es }: Both<readonly Inline[]>): Step =>
  explained(
    proportion,
    [...line`Let ${x} be `, ...en, '. Write a proportion.'],
    [...line`Sea ${x} `, ...es, '. Escribe una proporción.'],
  )

/** The same for amounts of a story, with the unknown named. */
export const proportionOf = (first: number, second: number, other: number) => m`${first}/${second} = ${other}/x`
