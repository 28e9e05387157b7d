import { divisors } from '../number/primes.ts'
import { Ratio } from '../number/ratio.ts'
import { join, negative, number, power } from './build.ts'
import type { Expr } from './expr.ts'
import {
  content,
  degree,
  lettersOf,
  type Polynomial,
  polynomial,
  polynomialExpr,
  polynomialOf,
  scaled,
} from './polynomial.ts'
import {
  type Coefficients,
  coefficients,
  coefficientsOf,
  commonDivisor,
  divided,
  fromCoefficients,
  primitive,
  valueAt,
  wholeQuotient,
} from './univariate.ts'

export interface Factor {
  readonly of: Polynomial
  readonly exponent: number
}

export interface Factors {
  /** The number in front, with the sign. */
  readonly number: Ratio
  /** Whole coefficients without a common factor, the leading one positive. Letters first, then by degree. */
  readonly factors: readonly Factor[]
}

/**
 * Factors over the integers. Complete for one letter up to degree 5 with coefficients of school size, for forms such as
 * x² − 4y², and for what grouping takes apart (linear in one of two letters); elsewhere what is found is right but may not be all.
 */
export function factorsOf(of: Polynomial): Factors {
  const terms = [...of.values()]
  if (terms.length === 0) return { number: Ratio.of(0), factors: [] }
  const whole = content(of)
  const sign = (firstPrinted(of)?.n ?? 1) < 0 ? -1 : 1
  const letters = [...lettersOf(of)]
    .sort()
    .map(name => ({ name, exponent: Math.min(...terms.map(({ powers }) => powers.get(name) ?? 0)) }))
    .filter(({ exponent }) => exponent > 0)
  const rest = polynomial(
    terms.map(({ coefficient, powers }) => ({
      coefficient: coefficient.over(whole).times(sign),
      powers: new Map(
        [...powers]
          .map(
            ([name, exponent]) =>
              [name, exponent - (letters.find(letter => letter.name === name)?.exponent ?? 0)] as const,
          )
          .filter(([, exponent]) => exponent > 0),
      ),
    })),
  )
  const found = degree(rest) < 1 ? [] : primitiveFactors(rest)
  return {
    number: whole.times(sign),
    factors: [
      ...letters.map(({ name, exponent }) => ({ of: fromCoefficients([0, 1], name), exponent })),
      ...collected(found),
    ],
  }
}

/** The coefficient of the term that is printed first. */
function firstPrinted(of: Polynomial): Ratio | undefined {
  const highest = degree(of)
  const names = [...lettersOf(of)].sort()
  let leading = [...of.values()].filter(
    ({ powers }) => [...powers.values()].reduce((sum, exponent) => sum + exponent, 0) === highest,
  )
  for (const name of names) {
    const most = Math.max(...leading.map(({ powers }) => powers.get(name) ?? 0))
    leading = leading.filter(({ powers }) => (powers.get(name) ?? 0) === most)
  }
  return leading[0]?.coefficient
}

function collected(found: readonly Polynomial[]): Factor[] {
  const byText = new Map<string, Factor>()
  for (const of of [...found].sort((a, b) => degree(a) - degree(b))) {
    const key = JSON.stringify(polynomialExpr(of))
    byText.set(key, { of, exponent: (byText.get(key)?.exponent ?? 0) + 1 })
  }
  return [...byText.values()]
}

function primitiveFactors(of: Polynomial): Polynomial[] {
  const [x, y, ...others] = [...lettersOf(of)].sort()
  if (x === undefined || others.length > 0) return [of]
  if (y === undefined) return inOneLetter(coefficientsOf(of, x) ?? []).map(factor => fromCoefficients(factor, x))
  const highest = degree(of)
  const isHomogeneous = [...of.values()].every(({ powers }) => (powers.get(x) ?? 0) + (powers.get(y) ?? 0) === highest)
  return isHomogeneous ? inTwoLetters(of, x, y) : (grouped(of, x, y) ?? grouped(of, y, x) ?? [of])
}

/** x² − 4y² factors as x² − 4 does. */
function inTwoLetters(of: Polynomial, x: string, y: string): Polynomial[] {
  const row: Ratio[] = []
  for (const { coefficient, powers } of of.values()) row[powers.get(x) ?? 0] = coefficient
  return inOneLetter(coefficients(...Array.from(row, value => value ?? Ratio.of(0)))).map(factor => {
    const top = factor.length - 1
    return polynomial(
      factor.map((coefficient, i) => ({
        coefficient,
        powers: new Map([[x, i] as const, [y, top - i] as const].filter(([, exponent]) => exponent > 0)),
      })),
    )
  })
}

/** A(y) x + B(y): what A and B share is a factor. */
function grouped(of: Polynomial, x: string, y: string): Polynomial[] | null {
  if (degree(of, x) !== 1) return null
  const parts = [0, 1].map(
    exponent =>
      coefficientsOf(
        polynomial(
          [...of.values()]
            .filter(({ powers }) => (powers.get(x) ?? 0) === exponent)
            .map(({ coefficient, powers }) => ({
              coefficient,
              powers: new Map([...powers].filter(([name]) => name === y)),
            })),
        ),
        y,
      ) ?? [],
  )
  const [low = [], high = []] = parts
  const common = commonDivisor(high, low)
  if (common.length < 2) return null
  const [b, a] = [divided(low, common).quotient, divided(high, common).quotient]
  const rest = polynomial([
    ...b.map((coefficient, i) => ({ coefficient, powers: powersOf([y, i]) })),
    ...a.map((coefficient, i) => ({ coefficient, powers: powersOf([y, i], [x, 1]) })),
  ])
  return [...inOneLetter(common).map(factor => fromCoefficients(factor, y)), scaled(rest, content(rest).power(-1))]
}

const powersOf = (...pairs: readonly (readonly [string, number])[]) =>
  new Map(pairs.filter(([, exponent]) => exponent > 0))

function inOneLetter(of: Coefficients): Coefficients[] {
  const polynomial = primitive(of)
  if (polynomial.length <= 2) return [polynomial]
  const factor = linearFactor(polynomial) ?? (polynomial.length > 4 ? quadraticFactor(polynomial) : null)
  const rest = factor && wholeQuotient(polynomial, factor)
  return factor && rest ? [factor, ...inOneLetter(rest)] : [polynomial]
}

const LARGEST = 1e7
const MOST_CANDIDATES = 20_000

function linearFactor(of: Coefficients): Coefficients | null {
  const [last, leading] = [Math.abs(of[0]?.n ?? 0), Math.abs(of.at(-1)?.n ?? 0)]
  if (last === 0) return coefficients(0, 1)
  if (last > LARGEST || leading > LARGEST) return null
  const [bottoms, tops] = [divisors(leading), divisors(last)]
  if (bottoms.length * tops.length > MOST_CANDIDATES) return null
  for (const d of bottoms) {
    for (const n of tops) {
      const found = [coefficients(-n, d), coefficients(n, d)].find(factor => wholeQuotient(of, factor))
      if (found) return found
    }
  }
  return null
}

/** A factor ax² + bx + c takes at 0, 1 and −1 values that divide those of the whole. */
function quadraticFactor(of: Coefficients): Coefficients | null {
  const [atZero, atOne, atMinusOne] = [0, 1, -1].map(x => Math.abs(valueAt(of, x).n))
  if (!atZero || !atOne || !atMinusOne || Math.max(atZero, atOne, atMinusOne) > LARGEST) return null
  const [constants, ones, minusOnes] = [
    divisors(atZero),
    withOpposites(divisors(atOne)),
    withOpposites(divisors(atMinusOne)),
  ]
  if (constants.length * ones.length * minusOnes.length > MOST_CANDIDATES) return null
  for (const c of constants) {
    for (const one of ones) {
      for (const minusOne of minusOnes) {
        const [a, b] = [(one + minusOne) / 2 - c, (one - minusOne) / 2]
        if (a === 0 || !Number.isInteger(a) || !Number.isInteger(b)) continue
        const candidate = primitive(coefficients(c, b, a))
        if (wholeQuotient(of, candidate)) return candidate
      }
    }
  }
  return null
}

const withOpposites = (values: readonly number[]): readonly number[] => values.flatMap(value => [value, -value])

/** The product of the factors as it is printed: 2x(x + 1)(x − 3)². */
function factorsExpr({ number: front, factors }: Factors): Expr {
  const parts = factors.map(({ of, exponent }) =>
    exponent === 1 ? polynomialExpr(of) : power(polynomialExpr(of), exponent),
  )
  if (parts.length === 0) return number(front)
  const product = parts.length === 1 ? parts[0]! : join(...parts)
  if (front.equals(1)) return product
  if (front.equals(-1)) return negative(product)
  return join(front, ...parts)
}

/** An expression factored over the integers; unchanged where it is no polynomial. */
export function factored(expr: Expr): Expr {
  const found = polynomialOf(expr)
  return found ? factorsExpr(factorsOf(found)) : expr
}
