import {
  approximate,
  bracketed,
  type Expr,
  expr,
  isNear,
  itemOf,
  join,
  over,
  power,
  Ratio,
  type Step,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { monomial as plainMonomial } from './polynomial.ts'

/** A coefficient and the exponents of x, y and z, or of other letters. */
export interface Monomial {
  readonly c: Ratio
  readonly e: readonly number[]
  readonly letters?: readonly string[]
}

const LETTERS = ['x', 'y', 'z'] as const

export const of = (c: number | Ratio, ...e: readonly number[]): Monomial => ({ c: Ratio.from(c), e })

export const product = (a: Monomial, b: Monomial): Monomial => ({
  ...a,
  c: a.c.times(b.c),
  e: a.e.map((n, i) => n + itemOf(b.e, i)),
})
export const toPower = (a: Monomial, n: number): Monomial => ({
  ...a,
  c: a.c.power(n),
  e: a.e.map(exponent => exponent * n),
})
export const quotient = (a: Monomial, b: Monomial): Monomial => product(a, toPower(b, -1))

/** With the exponents as they are. */
export const written = ({ c, e, letters = LETTERS }: Monomial): Expr =>
  plainMonomial(c, ...e.map((exponent, i) => [itemOf(letters, i), exponent] as const))

/** As a fraction with positive exponents. */
export function simplest({ c, e, letters = LETTERS }: Monomial): Expr {
  const part = (sign: 1 | -1) => e.map((exponent, i) => [itemOf(letters, i), Math.max(0, sign * exponent)] as const)
  const [above, below] = [plainMonomial(c.n, ...part(1)), plainMonomial(c.d, ...part(-1))]
  return below.kind === 'number' && below.n === 1 ? above : over(above, below)
}

export const grouped = (a: Monomial): Expr => bracketed(written(a))
export const raised = (a: Monomial, n: number): Expr => power(grouped(a), n)

/** How two numbers are multiplied: join prints ·, times ×. */
type Multiply = (...factors: Value[]) => Expr

/** A number and powers whose exponents are not worked out yet: 7 · 6x^(3 + 5). */
function unworked(
  numbers: readonly Value[],
  exponents: readonly Value[],
  letters: readonly string[] = LETTERS,
  multiply: Multiply = join,
): Expr {
  const powers = exponents.flatMap((exponent, i) => {
    const letter = symbol(itemOf(letters, i))
    return exponent === 0 ? [] : [exponent === 1 ? letter : power(letter, exponent)]
  })
  // (7 × 8)x⁵: a × between 7 and 8x⁵ could be read as a letter.
  const coefficient =
    multiply === join || numbers.length < 2
      ? numbers
      : [powers.length > 0 ? bracketed(multiply(...numbers)) : multiply(...numbers)]
  const all = [...coefficient, ...powers]
  const [first, ...others] = all
  // Where nothing is left to multiply, the product is 1.
  if (first === undefined) return expr(1)
  return others.length === 0 ? expr(first) : join(first, ...others)
}
const notOne = (value: Ratio): readonly Value[] => (value.equals(1) ? [] : [value])

const addedExponents = (a: Monomial, b: Monomial, multiply: Multiply = join): Expr =>
  unworked(
    [...notOne(a.c), ...notOne(b.c)],
    a.e.map((e, i) => {
      const other = itemOf(b.e, i)
      if (e === 0 || other === 0 || (e === 1 && other === 1)) return e + other
      return e === 1 ? sum(other, e) : sum(e, other)
    }),
    a.letters,
    multiply,
  )
export const subtractedExponents = (a: Monomial, b: Monomial): Expr =>
  unworked(
    b.c.equals(1) ? notOne(a.c) : [over(a.c, b.c)],
    a.e.map((e, i) => {
      const other = itemOf(b.e, i)
      return e === 0 || other === 0 ? e - other : sum(e, { kind: 'negative', of: expr(other) })
    }),
    a.letters,
  )
export const multipliedExponents = (a: Monomial, n: number, multiply: Multiply = join): Expr =>
  unworked(
    notOne(a.c).map(c => power(a.c.n < 0 || !a.c.isInteger ? bracketed(c) : c, n)),
    a.e.map(e => (e === 0 || e === 1 ? e * n : multiply(e, n < 0 && multiply !== join ? bracketed(expr(n)) : n))),
    a.letters,
  )

/** The monomial worked out, and without negative exponents. */
const ended = (result: Monomial): readonly Step[] =>
  result.e.every(exponent => exponent >= 0)
    ? [step(simplest(result), because.workOutMonomial)]
    : [step(written(result), because.workOutMonomial), step(simplest(result), because.crossFractionBar)]

export const productSteps = (a: Monomial, b: Monomial, multiply: Multiply = join): readonly Step[] => [
  step(addedExponents(a, b, multiply), because.addExponents),
  ...ended(product(a, b)),
]
export const quotientSteps = (a: Monomial, b: Monomial): readonly Step[] => [
  step(subtractedExponents(a, b), because.subtractExponents),
  ...ended(quotient(a, b)),
]
export const powerSteps = (a: Monomial, n: number, multiply: Multiply = join): readonly Step[] => [
  step(multipliedExponents(a, n, multiply), because.raiseAndMultiply, { power: n }),
  ...ended(toPower(a, n)),
]
export const nestedSteps = (a: Monomial, b: Monomial, n: number, multiply: Multiply = join): readonly Step[] => [
  step(power(bracketed(subtractedExponents(a, b)), n), because.subtractExponents),
  step(raised(quotient(a, b), n), because.workOutMonomial),
  ...powerSteps(quotient(a, b), n, multiply),
]

const PLACES = [
  { x: 1.3, y: 0.7, z: 2.1 },
  { x: 0.9, y: 1.6, z: 0.4 },
] as const

export const isSameAt = (a: Expr, b: Expr) =>
  PLACES.every(place => isNear(approximate(a, place) / approximate(b, place), 1))
