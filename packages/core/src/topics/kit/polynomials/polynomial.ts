import {
  type Bindings,
  bracketed,
  type Expr,
  evaluate,
  expr,
  itemOf,
  join,
  power,
  Ratio,
  type Rational,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'

/** From the constant up: [−6, 1, 1] is x² + x − 6. */
export type Coefficients = readonly number[]

const isZero = (value: Rational) => (typeof value === 'number' ? value : value.n) === 0
const isOne = (value: Rational) => (typeof value === 'number' ? value === 1 : value.equals(1))

/** 3x², x, −5: a number beside powers of letters, those with exponent 0 left out. */
export function monomial(
  coefficient: Rational,
  ...powers: readonly (readonly [letter: string, exponent: number])[]
): Expr {
  const letters = powers
    .filter(([, exponent]) => exponent !== 0)
    .map(([letter, exponent]) => (exponent === 1 ? symbol(letter) : power(symbol(letter), exponent)))
  if (letters.length === 0) return expr(coefficient)
  return isOne(coefficient) && letters.length === 1
    ? itemOf(letters, 0)
    : join(...(isOne(coefficient) ? letters : [coefficient, ...letters]))
}

/** The terms that are not 0, as a sum; 0 where none is left. */
export function sumOf(terms: readonly Expr[]): Expr {
  const [first, ...others] = terms
  if (first === undefined) return expr(0)
  return others.length === 0 ? first : sum(...terms)
}

/** In standard form. */
export function polynomial(coefficients: readonly Rational[], letter = 'x'): Expr {
  const terms: Expr[] = []
  for (let k = coefficients.length - 1; k >= 0; k--) {
    const c = itemOf(coefficients, k)
    if (!isZero(c)) terms.push(monomial(c, [letter, k]))
  }
  return sumOf(terms)
}

/** 0 beyond the degree, and before the constant. */
const coefficientAt = (of: Coefficients, exponent: number): number => (exponent in of ? itemOf(of, exponent) : 0)

export const times = (a: Coefficients, b: Coefficients): number[] =>
  Array.from({ length: a.length + b.length - 1 }, (_, k) =>
    a.reduce((total, left, i) => total + left * coefficientAt(b, k - i), 0),
  )
export const plus = (a: Coefficients, b: Coefficients, k = 1): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => coefficientAt(a, i) + k * coefficientAt(b, i))

/** (x − 3), or x alone for 0. */
export const factorFor = (zero: Rational, letter = 'x'): Expr =>
  isZero(zero) ? symbol(letter) : bracketed(sum(symbol(letter), Ratio.from(zero).negated()))
/** (x − 3)², or x². */
export const squareFor = (zero: Rational, letter = 'x'): Expr => power(factorFor(zero, letter), 2)
/** A number in front of factors, left out where it is 1. */
export const factored = (coefficient: Rational, ...factors: readonly Value[]): Expr => {
  const all = isOne(coefficient) ? factors : [coefficient, ...factors]
  return all.length === 1 ? expr(itemOf(all, 0)) : join(...all)
}
/** A sum in brackets, as a factor; one term stays bare. */
export const asFactor = (of: Expr): Expr => (of.kind === 'sum' ? bracketed(of) : of)

const PLACES = [2, 3, -1, 5, -4, 7, -6, 1, 0] as const

/** Whether two polynomials agree at so many places that they are equal. */
export const agree = (a: Expr, b: Expr, letters: readonly string[] = ['x']): boolean =>
  PLACES.every((_, i) => {
    const values: Bindings = Object.fromEntries(
      letters.map((letter, j) => [letter, itemOf(PLACES, (i + j * (i + 2)) % PLACES.length) + j]),
    )
    return evaluate(a, values).equals(evaluate(b, values))
  })
