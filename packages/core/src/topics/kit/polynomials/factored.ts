import {
  type AnswerType,
  type Expr,
  evaluate,
  factoredExpression,
  gcd,
  isSame,
  type Ratio,
  symbolsOf,
  words,
} from '../../../author.ts'
import { agree } from './polynomial.ts'

/** Stands for a polynomial that does not factor over the integers. */
export const PRIME: Expr = words('prime', 'primo')

/** The full factorisation, or the word for what does not factor. */
export const factoredOrPrime: AnswerType<Expr> = {
  ...factoredExpression,
  nearMisses: value => (isSame(value, PRIME) ? [] : [...factoredExpression.nearMisses(value), PRIME]),
}

/** The factors of a written product, a power as often as it says. */
export function factorsOf(of: Expr): readonly Expr[] {
  if (of.kind === 'group') return factorsOf(of.of)
  if (of.kind === 'negative') return [...factorsOf(of.of)]
  if (of.kind === 'product') return of.factors.flatMap(factorsOf)
  if (of.kind === 'power' && of.exponent.kind === 'number')
    return Array<readonly Expr[]>(of.exponent.n).fill(factorsOf(of.base)).flat()
  return [of]
}

export const isSquare = (value: Ratio): boolean =>
  value.n >= 0 && Number.isInteger(Math.sqrt(value.n)) && Number.isInteger(Math.sqrt(value.d))

/** a, b and c of a polynomial of degree 2 or less in x, the other letters set to 1; null for more. */
export function quadraticOf(of: Expr): readonly [a: Ratio, b: Ratio, c: Ratio] | null {
  const others = Object.fromEntries([...symbolsOf(of)].map(name => [name, 1]))
  const [left, c, right, far] = [-1, 0, 1, 2].map(x => evaluate(of, { ...others, x }))
  const a = right!.plus(left!).over(2).minus(c!)
  const b = right!.minus(left!).over(2)
  return a.times(4).plus(b.times(2)).plus(c!).equals(far!) ? [a, b, c!] : null
}

export const discriminantOf = ([a, b, c]: readonly [Ratio, Ratio, Ratio]): Ratio =>
  b.power(2).minus(a.times(c).times(4))

/** Of degree 1, or of degree 2 without rational zeros; with no number left to take out. */
function isIrreducible(factor: Expr): boolean {
  const found = quadraticOf(factor)
  if (!found) return false
  const [a, b, c] = found
  const isPrimitive = [a, b, c].some(value => !value.isInteger) || gcd(gcd(a.n, b.n), c.n) === 1
  return isPrimitive && (a.n === 0 ? b.n !== 0 : !isSquare(discriminantOf(found)))
}

/** Whether a product equals the printed polynomial and cannot be taken further apart. */
export function factorsFully(product: Expr, printed: Expr, letters: readonly string[] = ['x']): boolean {
  const factors = factorsOf(product)
  const numbers = factors.filter(factor => symbolsOf(factor).size === 0)
  return (
    numbers.length <= 1 &&
    factors.length > 1 &&
    factors.every(factor => numbers.includes(factor) || isIrreducible(factor)) &&
    agree(product, printed, letters)
  )
}
