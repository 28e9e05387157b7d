import { assert } from '../errors.ts'
import { lcm, Ratio, type Rational } from '../number/ratio.ts'
import type { Expr } from './expr.ts'
import { lettersOf, type Polynomial, polynomial, polynomialExpr } from './polynomial.ts'

/** A polynomial in one letter by its coefficients, the constant first: x² − 3 is [−3, 0, 1]. Zero is []. */
export type Coefficients = readonly Ratio[]

export function coefficients(...values: readonly Rational[]): Coefficients {
  const all = values.map(Ratio.from)
  while (all.at(-1)?.n === 0) all.pop()
  return all
}

/** The coefficients of a polynomial that holds no other letter, or null. */
export function coefficientsOf(of: Polynomial, name: string): Coefficients | null {
  const letters = lettersOf(of)
  if (letters.size > 1 || (letters.size === 1 && !letters.has(name))) return null
  const all: Ratio[] = []
  for (const { coefficient, powers } of of.values()) all[powers.get(name) ?? 0] = coefficient
  return coefficients(...Array.from(all, value => value ?? Ratio.of(0)))
}

export const fromCoefficients = (of: readonly Rational[], name: string): Polynomial =>
  polynomial(
    of.map((coefficient, exponent) => ({
      coefficient: Ratio.from(coefficient),
      powers: new Map(exponent === 0 ? [] : [[name, exponent]]),
    })),
  )

/** x² − 3 from [−3, 0, 1], as it is printed. */
export const coefficientsExpr = (of: readonly Rational[], name: string): Expr =>
  polynomialExpr(fromCoefficients(of, name))

export const plusCoefficients = (a: Coefficients, b: Coefficients): Coefficients =>
  coefficients(...Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? Ratio.of(0)).plus(b[i] ?? 0)))

export function timesCoefficients(a: Coefficients, b: Coefficients): Coefficients {
  const product = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => Ratio.of(0))
  a.forEach((left, i) =>
    b.forEach((right, j) => {
      product[i + j] = left.times(right).plus(product[i + j] ?? 0)
    }),
  )
  return coefficients(...product)
}

export const valueAt = (of: Coefficients, x: Rational): Ratio =>
  of.reduceRight((value, coefficient) => value.times(x).plus(coefficient), Ratio.of(0))

export const derivativeOf = (of: Coefficients): Coefficients =>
  coefficients(...of.slice(1).map((value, i) => value.times(i + 1)))

/** a = quotient · b + remainder, with a remainder of lower degree than b. */
export function divided(
  a: Coefficients,
  b: Coefficients,
): { readonly quotient: Coefficients; readonly remainder: Coefficients } {
  const leading = b.at(-1)
  assert(leading, 'No polynomial divides by zero')
  const quotient: Ratio[] = []
  const rest = [...a]
  while (rest.length >= b.length) {
    const factor = rest.at(-1)!.over(leading)
    const shift = rest.length - b.length
    quotient[shift] = factor
    b.forEach((value, i) => {
      rest[shift + i] = rest[shift + i]!.minus(value.times(factor))
    })
    rest.pop()
  }
  return {
    quotient: coefficients(...Array.from(quotient, value => value ?? Ratio.of(0))),
    remainder: coefficients(...rest),
  }
}

/** Whole coefficients without a common factor, the leading one positive. */
export function primitive(of: Coefficients): Coefficients {
  const whole = wholeNumbers(of)
  return coefficients(...withoutContent(whole).map(Number))
}

const wholeNumbers = (of: Coefficients): bigint[] => {
  const common = of.reduce((multiple, { d }) => lcm(multiple, d), 1)
  return of.map(({ n, d }) => BigInt(n) * BigInt(common / d))
}

function withoutContent(of: readonly bigint[]): bigint[] {
  const content = of.reduce(commonFactor, 0n)
  if (content === 0n) return []
  return of.map(value => value / ((of.at(-1) ?? 1n) < 0n ? -content : content))
}

const commonFactor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : commonFactor(b, a % b))

/** The greatest common divisor, with whole coefficients. The numbers on the way outgrow exact fractions, so they are bigints. */
export function commonDivisor(a: Coefficients, b: Coefficients): Coefficients {
  let [left, right] = [withoutContent(wholeNumbers(a)), withoutContent(wholeNumbers(b))]
  while (right.length > 0) [left, right] = [right, withoutContent(pseudoRemainder(left, right))]
  return coefficients(...left.map(Number))
}

/** The remainder up to a factor, without fractions. */
function pseudoRemainder(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const leading = b.at(-1) ?? 1n
  let rest = [...a]
  while (rest.length >= b.length) {
    const [top, shift] = [rest.at(-1) ?? 0n, rest.length - b.length]
    rest = rest.map((value, i) => value * leading - (b[i - shift] ?? 0n) * top)
    while (rest.at(-1) === 0n) rest.pop()
  }
  return rest
}

/** The quotient of whole polynomials where it is whole too, or null: cheap, and no fraction grows. */
export function wholeQuotient(a: Coefficients, b: Coefficients): Coefficients | null {
  const leading = b.at(-1)?.n ?? 0
  const rest = a.map(({ n }) => n)
  const quotient: number[] = []
  while (rest.length >= b.length) {
    const top = rest.at(-1) ?? 0
    if (leading === 0 || top % leading !== 0) return null
    const [factor, shift] = [top / leading, rest.length - b.length]
    quotient[shift] = factor
    b.forEach(({ n }, i) => {
      rest[shift + i] = (rest[shift + i] ?? 0) - n * factor
    })
    if (rest.some(value => !Number.isSafeInteger(value))) return null
    rest.pop()
  }
  return rest.every(value => value === 0) ? coefficients(...Array.from(quotient, value => value ?? 0)) : null
}
