import {
  assert,
  type Both,
  type Expr,
  either,
  equation,
  evaluate,
  expr,
  type Inline,
  itemOf,
  join,
  lastOf,
  negative,
  over,
  power,
  Ratio,
  type Step,
  step,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asFactor, type Coefficients, polynomial, times } from '../../kit/polynomials/polynomial.ts'

/** A fraction of polynomials in factors, with a whole number before the top and before the bottom. */
export interface Fraction {
  readonly top: readonly Coefficients[]
  readonly bottom: readonly Coefficients[]
  readonly topNumber?: number
  readonly bottomNumber?: number
}

/** The factor that is zero at n/d. */
export const factorAt = (n: number, d = 1): Coefficients => [-n, d]
const isSameFactor = (a: Coefficients, b: Coefficients) => a.length === b.length && a.every((c, i) => c === b[i])

export function product(factors: readonly Coefficients[], number = 1): Expr {
  if (factors.length === 0) return polynomial([number])
  if (factors.length === 1 && number === 1) return polynomial(itemOf(factors, 0))
  const unlike = factors.filter((factor, i) => factors.findIndex(other => isSameFactor(other, factor)) === i)
  const shown: Value[] = [...unlike]
    .sort((a, b) => Number(b[0] === 0) - Number(a[0] === 0))
    .map(factor => {
      const times = factors.filter(other => isSameFactor(other, factor)).length
      const once = asFactor(polynomial(factor))
      return times === 1 ? once : power(once, times)
    })
  const all = number === 1 ? shown : [number, ...shown]
  return all.length === 1 ? expr(itemOf(all, 0)) : join(...all)
}
export const multiplied = (factors: readonly Coefficients[], number = 1): Expr =>
  polynomial(factors.reduce<Coefficients>((total, factor) => times(total, factor), [number]))

export const inFactors = ({ top, bottom, topNumber = 1, bottomNumber = 1 }: Fraction): Expr =>
  over(product(top, topNumber), product(bottom, bottomNumber))
export const multipliedOut = ({ top, bottom, topNumber = 1, bottomNumber = 1 }: Fraction): Expr =>
  over(multiplied(top, topNumber), multiplied(bottom, bottomNumber))

export const inverted = ({ top, bottom, topNumber = 1, bottomNumber = 1 }: Fraction): Fraction => ({
  top: bottom,
  bottom: top,
  topNumber: bottomNumber,
  bottomNumber: topNumber,
})

/** All fractions as one product, without the factors that top and bottom share. */
export function simplest(...fractions: readonly Fraction[]): Expr {
  const bottom = fractions.flatMap(fraction => fraction.bottom)
  const top: Coefficients[] = []
  for (const factor of fractions.flatMap(fraction => fraction.top)) {
    const shared = bottom.findIndex(other => isSameFactor(other, factor))
    if (shared >= 0) bottom.splice(shared, 1)
    else top.push(factor)
  }
  const number = fractions.reduce(
    (total, { topNumber = 1, bottomNumber = 1 }) => total.times(topNumber).over(bottomNumber),
    Ratio.of(1),
  )
  const above = product(top, Math.abs(number.n))
  const shown = bottom.length === 0 && number.d === 1 ? above : over(above, product(bottom, number.d))
  return number.n < 0 ? negative(shown) : shown
}

/** The factors that stand above and below. */
function sharedFactors(fractions: readonly Fraction[]): readonly Expr[] {
  const bottom = fractions.flatMap(fraction => fraction.bottom)
  const shared: Coefficients[] = []
  for (const factor of fractions.flatMap(fraction => fraction.top)) {
    const place = bottom.findIndex(other => isSameFactor(other, factor))
    if (place < 0) continue
    bottom.splice(place, 1)
    if (!shared.some(other => isSameFactor(other, factor))) shared.push(factor)
  }
  return shared.map(factor => asFactor(polynomial(factor)))
}

/** (x − 4), (x + 2), and (x + 1). */
const andOf = (factors: readonly Expr[], locale: 'en' | 'es'): readonly Inline[] => {
  const before = factors.slice(0, -1).flatMap((factor, i) => (i === 0 ? [factor] : [', ', factor]))
  const and = locale === 'es' ? ' y ' : factors.length > 2 ? ', and ' : ' and '
  return [...before, and, lastOf(factors)]
}

/** The last step: what top and bottom share goes. */
export function canceled(...fractions: readonly Fraction[]): Step {
  const shared = sharedFactors(fractions)
  const [only, ...others] = shared
  assert(only, 'Something is canceled')
  const result = simplest(...fractions)
  return others.length === 0
    ? step(result, because.cancel, { factor: only })
    : step(result, because.cancelAll, {
        factors: { en: andOf(shared, 'en'), es: andOf(shared, 'es') },
      })
}

/** One fraction: factored, and canceled. */
export const reduce = (of: Fraction, patterns?: Both<readonly Inline[]>): readonly Step[] => [
  patterns
    ? step(inFactors(of), because.explain, { sentence: patterns })
    : step(inFactors(of), because.factorBothTerms),
  canceled(of),
]
/** A product of fractions. */
export const multiplyFractions = (...of: readonly Fraction[]): readonly Step[] => [
  step(join(...of.map(inFactors)), because.factorEverything),
  canceled(...of),
]
/** Products, and a divisor at the end. */
export const divideFractions = (divisor: Fraction, ...of: readonly Fraction[]): readonly Step[] => {
  const all = [...of, inverted(divisor)]
  return [
    step(join(...all.map(multipliedOut)), because.multiplyByReciprocal, { value: multipliedOut(inverted(divisor)) }),
    ...multiplyFractions(...all),
  ]
}

/** Where factors of a denominator are 0. */
export const solutionsOf = (zeros: readonly Ratio[]): Expr => {
  const all = zeros.map(zero => equation(symbol('x'), zero))
  return all.length === 1 ? itemOf(all, 0) : either(...all)
}

const PLACES = [11, -13, 17, 19, -23, 29]
const CANDIDATES = [1, 2, 3].flatMap(d => Array.from({ length: 61 }, (_, i) => Ratio.of(i - 30, d)))

/** The zeros of linear factors, from least to greatest. */
export const zerosOf = (factors: readonly Coefficients[]): readonly Ratio[] =>
  factors.map(factor => Ratio.of(-itemOf(factor, 0), itemOf(factor, 1))).sort((a, b) => a.compare(b))

/** Equal to the printed expression, and no zero is left that top and bottom share. */
export function isReduction(printed: Expr, answer: Expr): boolean {
  const fraction = answer.kind === 'negative' ? answer.of : answer
  const isReduced =
    fraction.kind !== 'quotient' ||
    CANDIDATES.every(
      value => evaluate(fraction.over, { x: value }).n !== 0 || evaluate(fraction.under, { x: value }).n !== 0,
    )
  return isReduced && PLACES.every(x => evaluate(printed, { x }).equals(evaluate(answer, { x })))
}
