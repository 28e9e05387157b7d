import { assert } from '../errors.ts'
import { gcd, lcm, Ratio, type Rational } from '../number/ratio.ts'
import { join, number, power, sum, symbol } from './build.ts'
import type { Expr } from './expr.ts'
import { symbolName } from './symbols.ts'
import { spend } from './work.ts'

/** A coefficient and the power of each letter; no letter has the power 0. */
export interface Term {
  readonly coefficient: Ratio
  readonly powers: ReadonlyMap<string, number>
}

/** An exact polynomial in any letters: unlike terms, none of them zero, by their monomial ("x^2 y"). */
export type Polynomial = ReadonlyMap<string, Term>

const MOST_TERMS = 200
const MOST_PRODUCTS = 4000
const HIGHEST_POWER = 60

const monomialOf = (powers: ReadonlyMap<string, number>): string =>
  [...powers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, exponent]) => (exponent === 1 ? name : `${name}^${exponent}`))
    .join(' ')

/** Adds up like terms. */
export function polynomial(terms: Iterable<Term>): Polynomial {
  const sums = new Map<string, Term>()
  for (const { coefficient, powers } of terms) {
    const monomial = monomialOf(powers)
    const total = sums.get(monomial)?.coefficient.plus(coefficient) ?? coefficient
    if (total.n === 0) sums.delete(monomial)
    else sums.set(monomial, { coefficient: total, powers })
  }
  assert(sums.size <= MOST_TERMS, 'The polynomial has too many terms')
  return sums
}

export const constant = (value: Rational): Polynomial =>
  polynomial([{ coefficient: Ratio.from(value), powers: new Map() }])
export const letter = (name: string): Polynomial =>
  polynomial([{ coefficient: Ratio.of(1), powers: new Map([[name, 1]]) }])

export const plus = (a: Polynomial, b: Polynomial): Polynomial => polynomial([...a.values(), ...b.values()])
export const scaled = (a: Polynomial, by: Rational): Polynomial =>
  polynomial([...a.values()].map(term => ({ ...term, coefficient: term.coefficient.times(by) })))
export const minus = (a: Polynomial, b: Polynomial): Polynomial => plus(a, scaled(b, -1))

export function times(a: Polynomial, b: Polynomial): Polynomial {
  assert(a.size * b.size <= MOST_PRODUCTS, 'The product has too many terms')
  spend(a.size * b.size)
  return polynomial([...a.values()].flatMap(left => [...b.values()].map(right => timesTerm(left, right))))
}

function timesTerm(a: Term, b: Term): Term {
  if (b.powers.size === 0) return { coefficient: a.coefficient.times(b.coefficient), powers: a.powers }
  const powers = new Map(a.powers)
  for (const [name, exponent] of b.powers) powers.set(name, (powers.get(name) ?? 0) + exponent)
  return { coefficient: a.coefficient.times(b.coefficient), powers }
}

export function toPower(base: Polynomial, exponent: number): Polynomial {
  assert(
    Number.isInteger(exponent) && exponent >= 0 && exponent <= HIGHEST_POWER,
    () => `No polynomial to the power ${exponent}`,
  )
  let result = constant(1)
  for (let k = 0; k < exponent; k++) result = times(result, base)
  return result
}

export const isZero = (a: Polynomial): boolean => a.size === 0
export const equals = (a: Polynomial, b: Polynomial): boolean =>
  a.size === b.size &&
  [...a].every(([monomial, { coefficient }]) => b.get(monomial)?.coefficient.equals(coefficient) ?? false)

/** The factor c of a = c · b, or null where there is none. */
export function factorBetween(a: Polynomial, b: Polynomial): Ratio | null {
  const [first] = b
  const match = first && a.get(first[0])
  if (!first || !match) return null
  const factor = match.coefficient.over(first[1].coefficient)
  return equals(a, scaled(b, factor)) ? factor : null
}

/** The number that a polynomial without letters is, or null. */
export function constantOf(a: Polynomial): Ratio | null {
  if (a.size === 0) return Ratio.of(0)
  return a.size === 1 ? (a.get('')?.coefficient ?? null) : null
}

export const lettersOf = (a: Polynomial): ReadonlySet<string> =>
  new Set([...a.values()].flatMap(({ powers }) => [...powers.keys()]))

const total = ({ powers }: Term): number => [...powers.values()].reduce((sum, exponent) => sum + exponent, 0)

/** The highest total power, or the highest power of one letter; −1 for zero. */
export const degree = (a: Polynomial, name?: string): number =>
  Math.max(-1, ...[...a.values()].map(term => (name === undefined ? total(term) : (term.powers.get(name) ?? 0))))

/** The positive number that, taken out, leaves whole coefficients without a common factor. */
export function content(a: Polynomial): Ratio {
  const coefficients = [...a.values()].map(({ coefficient }) => coefficient)
  return Ratio.of(
    coefficients.reduce((common, { n }) => gcd(common, n), 0) || 1,
    coefficients.reduce((common, { d }) => lcm(common, d), 1),
  )
}

/** An expression of numbers and letters as a polynomial, or null for anything else. */
export function polynomialOf(expr: Expr): Polynomial | null {
  switch (expr.kind) {
    case 'number':
      return constant(Ratio.of(expr.n, expr.d))
    case 'symbol':
      return letter(symbolName(expr))
    case 'group':
      return polynomialOf(expr.of)
    case 'negative':
      return all([expr.of], ([of]) => scaled(of!, -1))
    case 'sum':
      return all(expr.terms, terms => terms.reduce(plus))
    case 'product':
      return all(expr.factors, factors => factors.reduce(times))
    case 'quotient': {
      const under = polynomialOf(expr.under)
      const by = under && constantOf(under)
      return by && by.n !== 0 ? all([expr.over], ([over]) => scaled(over!, by.power(-1))) : null
    }
    case 'power': {
      const exponent = polynomialOf(expr.exponent)
      const times = exponent && constantOf(exponent)
      return times?.isInteger && times.n >= 0 ? all([expr.base], ([base]) => toPower(base!, times.n)) : null
    }
    default:
      return null
  }
}

function all(parts: readonly Expr[], build: (parts: Polynomial[]) => Polynomial): Polynomial | null {
  const found = parts.map(polynomialOf).filter(part => part !== null)
  return found.length === parts.length ? build(found) : null
}

/** Terms from the highest total power down, then in the order of the alphabet: x² + xy + y² + 3x − 1. */
function inPrintedOrder(terms: readonly Term[]): Term[] {
  const names = [...new Set(terms.flatMap(({ powers }) => [...powers.keys()]))].sort()
  return [...terms].sort((a, b) => {
    if (total(a) !== total(b)) return total(b) - total(a)
    const name = names.find(name => a.powers.get(name) !== b.powers.get(name)) ?? ''
    return (b.powers.get(name) ?? 0) - (a.powers.get(name) ?? 0)
  })
}

/** A polynomial as an expression in the order in which it is printed. */
export function polynomialExpr(a: Polynomial): Expr {
  const terms = inPrintedOrder([...a.values()]).map(termExpr)
  return terms.length === 0 ? number(0) : terms.length === 1 ? terms[0]! : sum(...terms)
}

function termExpr({ coefficient, powers }: Term): Expr {
  const letters = [...powers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, exponent]) => (exponent === 1 ? named(name) : power(named(name), exponent)))
  if (letters.length === 0) return number(coefficient)
  if (coefficient.equals(1)) return letters.length === 1 ? letters[0]! : join(...letters)
  return join(coefficient, ...letters)
}

function named(name: string): Expr {
  const [letter = '', index] = name.split('_')
  if (index === undefined) return symbol(letter)
  return symbol(letter, /^\d+$/.test(index) ? Number(index) : symbol(index))
}

/** An expression multiplied out with like terms combined; unchanged where it is no polynomial. */
export function expanded(expr: Expr): Expr {
  const found = polynomialOf(expr)
  return found ? polynomialExpr(found) : expr
}
