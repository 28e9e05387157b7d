import { isEqual, signOfFactor } from '../../math/equivalence.ts'
import { type Expr, holds, type Of } from '../../math/expr.ts'
import { factorsAbove, isSameForm, termsOf } from '../../math/form.ts'
import { constantOf, content, type Polynomial, polynomialOf } from '../../math/polynomial.ts'
import { isExpanded } from '../../math/simplified.ts'
import { symbolsOf } from '../../math/symbols.ts'

export type Equation = Of<'relation'>

export const difference = ({ left, right }: Equation): Expr => ({
  kind: 'sum',
  terms: [left, { kind: 'negative', of: right }],
})

/** The side that a letter of the model equals, which does without that letter; none where no side is the letter alone. */
export function solvedSides(typed: Equation, model: Equation): readonly Expr[] {
  const name = model.left
  const sides = isSameForm(typed.left, name) ? [typed.right] : isSameForm(typed.right, name) ? [typed.left] : []
  return sides.filter(side => !holds(side, part => part.kind === name.kind && isSameForm(part, name)))
}

/** y = mx + b: nothing is left to multiply out, to add up or to divide. */
export const isSlopeIntercept = (typed: Equation, model: Equation): boolean =>
  solvedSides(typed, model).some(
    side => isExpanded(side) && termsOf(side).every(isWorkedOutTerm) && isEqual(side, model.right),
  )

/** y − y₁ = m(x − x₁), through any point of the line. */
export const isPointSlope = (typed: Equation, model: Equation): boolean =>
  signOfFactor(difference(typed), difference(model)) !== null &&
  [
    [typed.left, typed.right],
    [typed.right, typed.left],
  ].some(([rise, run]) => rise && run && isShifted(rise) && isMultipleOf(run, isShifted))

/** y = a(x − h)² + k. */
export const isVertexForm = (typed: Equation, model: Equation): boolean =>
  solvedSides(typed, model).some(side => {
    const terms = termsOf(side)
    const squares = terms.filter(term => isMultipleOf(term, isSquare))
    return (
      squares.length === 1 &&
      terms.length <= 2 &&
      terms.every(term => squares.includes(term) || isNumber(term)) &&
      isEqual(side, model.right)
    )
  })

/** y = a(x − p)(x − q): a number, and a factor for each zero. */
export const isInterceptForm = (typed: Equation, model: Equation): boolean =>
  solvedSides(typed, model).some(side => {
    const { above, below } = factorsAbove(side)
    return (
      above.every(factor => isNumber(factor) || isShifted(factor) || isSquare(factor)) &&
      above.filter(isNumber).length <= 1 &&
      below.every(isNumber) &&
      isEqual(side, model.right)
    )
  })

/** |x − a| = b, with the letter first and nothing before the bars. */
export const isDistanceForm = (typed: Equation, model: Equation): boolean =>
  model.left.kind === 'absolute' &&
  sidesOf(typed).some(
    ([left, right]) =>
      left.kind === 'absolute' &&
      isShifted(left.of) &&
      isNumber(right) &&
      model.left.kind === 'absolute' &&
      isEqual(left.of, model.left.of) &&
      isEqual(right, model.right),
  )

/** The form that is called standard for what the model is. */
export function isStandardForm(typed: Equation, model: Equation): boolean {
  if (isSameForm(typed, model)) return true
  if (signOfFactor(difference(typed), difference(model)) === null) return false
  const polynomial = polynomialOf(difference(model))
  if (polynomial && degreeOf(polynomial) === 1)
    return sidesOf(typed).some(([left, right]) => isStandardLine(left, right))
  if (isZero(model.right)) return sidesOf(typed).some(([left, right]) => isZero(right) && isWholeSum(left))
  const isConic =
    model.right.kind === 'number' && model.right.n === 1 && holds(model.left, part => part.kind === 'quotient')
  return sidesOf(typed).some(
    ([left, right]) =>
      isNumber(right) &&
      termsOf(left).every(term => (isConic ? isSquareOver(term) : isSquare(term))) &&
      (!isConic || isSameForm(right, model.right)),
  )
}

const sidesOf = ({ left, right }: Equation): readonly (readonly [Expr, Expr])[] => [
  [left, right],
  [right, left],
]

/** Ax + By = C in whole numbers without a common factor, A > 0. */
function isStandardLine(left: Expr, right: Expr): boolean {
  const polynomial = polynomialOf(left)
  const constant = polynomialOf(right)
  const whole = constant && constantOf(constant)
  if (!polynomial || !whole || whole.d !== 1 || !isNumber(right) || !isWholeSum(left) || holdsConstant(polynomial))
    return false
  const [first] = [...polynomial].sort(([a], [b]) => (a < b ? -1 : 1))
  const common = content(new Map([...polynomial, ['', { coefficient: whole, powers: new Map() }]]))
  return first !== undefined && first[1].coefficient.n > 0 && (whole.n === 0 ? content(polynomial) : common).equals(1)
}

/** A sum of unlike terms with whole coefficients. */
const isWholeSum = (of: Expr): boolean =>
  isExpanded(of) &&
  termsOf(of).every(isWorkedOutTerm) &&
  ([...(polynomialOf(of)?.values() ?? [])].every(({ coefficient }) => coefficient.d === 1) ?? false)

const holdsConstant = (polynomial: Polynomial) => [...polynomial.values()].some(({ powers }) => powers.size === 0)
const degreeOf = (polynomial: Polynomial) =>
  Math.max(...[...polynomial.values()].map(({ powers }) => [...powers.values()].reduce((sum, power) => sum + power, 0)))

const bare = (of: Expr): Expr => (of.kind === 'group' ? bare(of.of) : of)
const isZero = (of: Expr): boolean => of.kind === 'number' && of.n === 0

/** A number with nothing left to do: −3, 2/3, √2 or π/4, but neither 6/2 nor 3 · 2. */
export function isNumber(of: Expr): boolean {
  const inner = bare(of)
  if (inner.kind === 'negative') return isNumber(inner.of)
  return (
    [...symbolsOf(inner)].every(name => name === 'π' || name === 'e') &&
    isWorkedOutTerm(inner) &&
    !holds(inner, part => part.kind === 'sum')
  )
}

/** Neither 6/2 nor two numbers to multiply. */
function isWorkedOutTerm(term: Expr): boolean {
  const { above, below } = factorsAbove(term)
  const numbers = (factors: readonly Expr[]) => factors.flatMap(factor => (factor.kind === 'number' ? [factor.n] : []))
  const [top, bottom] = [numbers(above), numbers(below)]
  const [over, under] = [top[0], bottom[0]]
  return top.length <= 1 && bottom.length <= 1 && (over === undefined || under === undefined || over % under !== 0)
}

/** x or x − 3, also x − (−3). */
function isShifted(of: Expr): boolean {
  const terms = termsOf(bare(of)).map(bare)
  const letters = terms.filter(term => term.kind === 'symbol')
  return letters.length === 1 && terms.length <= 2 && terms.every(term => term.kind === 'symbol' || isNumber(term))
}

const isSquare = (of: Expr): boolean => {
  const inner = bare(of)
  return (
    inner.kind === 'power' &&
    inner.exponent.kind === 'number' &&
    inner.exponent.n === 2 &&
    inner.exponent.d === 1 &&
    isShifted(inner.base)
  )
}

/** A number times one factor of that kind, perhaps over a number. */
function isMultipleOf(of: Expr, isKind: (factor: Expr) => boolean): boolean {
  const { above, below } = factorsAbove(of)
  const others = above.filter(factor => !isNumber(factor))
  return others.length === 1 && others.every(isKind) && below.every(isNumber)
}

/** (x − h)²/a², with nothing before it but a sign. */
function isSquareOver(of: Expr): boolean {
  const { above, below } = factorsAbove(of)
  return above.length === 1 && above.every(isSquare) && below.every(isNumber)
}
