import {
  approximate,
  bracketed,
  call,
  type Expr,
  expr,
  itemOf,
  join,
  logarithm,
  negative,
  over,
  type Printed,
  power,
  type Random,
  Ratio,
  root,
  symbol,
  symbolsOf,
} from '../../../author.ts'
import { sumOf } from '../../kit/polynomials/polynomial.ts'

export type Base = 2 | 3 | 5 | 7 | 10 | 'e'

export interface Part {
  readonly of: Expr
  readonly exponent: Ratio
}

/** A product stands in brackets: log (xy). */
export function log(base: Base, of: Expr): Expr {
  const argument = of.kind === 'product' ? bracketed(of) : of
  return base === 'e' ? call('ln', argument) : base === 10 ? call('log', argument) : logarithm(base, argument)
}

export const drawBase = (random: Random) => random.pick([2, 3, 5, 7, 10, 'e'] as const)

export type Letters = readonly [string, string, string]

export const drawLetters = (random: Random): Letters =>
  random.pick([
    ['x', 'y', 'z'],
    ['a', 'b', 'c'],
    ['r', 's', 't'],
    ['u', 'v', 'w'],
  ] as const)

/** x², √x, ∛x². */
function raised({ of, exponent }: Part): Expr {
  const { n, d } = Ratio.of(Math.abs(exponent.n), exponent.d)
  const inside = n === 1 ? of : power(of, n)
  return d === 1 ? inside : d === 2 ? root(inside) : root(inside, d)
}

/** x², y^(1/2): a root as a power. */
export const asPower = ({ of, exponent }: Part): Expr => {
  const size = Ratio.of(Math.abs(exponent.n), exponent.d)
  return size.equals(1) ? of : power(of, size)
}

const beside = (parts: readonly Part[]): Expr => {
  const all = parts.map(raised)
  return all.length === 0 ? expr(1) : all.length === 1 ? itemOf(all, 0) : join(...all)
}

export const argumentOf = (parts: readonly Part[]): Expr => {
  const [above, below] = [parts.filter(part => part.exponent.n > 0), parts.filter(part => part.exponent.n < 0)]
  return below.length === 0 ? beside(above) : over(beside(above), beside(below))
}

export const termOf = (base: Base, { of, exponent }: Part): Expr => {
  const single = log(base, of)
  return exponent.equals(1) ? single : exponent.equals(-1) ? negative(single) : join(exponent, single)
}

export const expandedOf = (base: Base, parts: readonly Part[]) => sumOf(parts.map(part => termOf(base, part)))

export const drawn = {
  product(random: Random, [a, b]: Letters): readonly Part[] {
    const first = random.chance(0.5) ? expr(random.pick([11, 13, 17, 19, 23])) : symbol(a)
    return [
      { of: first, exponent: Ratio.of(1) },
      { of: symbol(b), exponent: Ratio.of(1) },
    ]
  },
  quotient(random: Random, [a, b]: Letters): readonly Part[] {
    const last = random.chance(0.5) ? expr(random.pick([11, 13, 17, 19, 23])) : symbol(b)
    return [
      { of: symbol(a), exponent: Ratio.of(1) },
      { of: last, exponent: Ratio.of(-1) },
    ]
  },
  power: (random: Random, [a]: Letters): readonly Part[] => [{ of: symbol(a), exponent: Ratio.of(random.int(2, 9)) }],
  several(random: Random, letters: Letters): readonly Part[] {
    const [p, q, r] = [random.int(2, 4), random.int(1, 4), random.int(1, 4)]
    const [a, b, c] = random.shuffle(letters)
    const signs = random.pick([
      [1, 1, -1],
      [1, -1, -1],
    ] as const)
    return [
      { of: symbol(a), exponent: Ratio.of(p) },
      { of: symbol(b), exponent: Ratio.of(q * signs[1]) },
      { of: symbol(c), exponent: Ratio.of(r * signs[2]) },
    ]
  },
  roots(random: Random, letters: Letters): readonly Part[] {
    const [a, b] = random.shuffle(letters)
    return [
      { of: symbol(a), exponent: Ratio.of(random.int(2, 4)) },
      {
        of: symbol(b),
        exponent: random.pick([Ratio.of(1, 2), Ratio.of(1, 3), Ratio.of(-1, 2), Ratio.of(-1, 3), Ratio.of(2, 3)]),
      },
    ]
  },
}

export const levels = {
  easy: { expand: ['product', 'quotient', 'power'], condense: ['product', 'quotient'] },
  medium: { expand: ['several', 'roots'], condense: ['several'] },
  hard: { expand: ['several', 'roots'], condense: ['several'] },
} as const

type Kind = keyof typeof drawn

export interface Level {
  readonly expand: readonly Kind[]
  readonly condense: readonly Kind[]
}

const POINTS = [
  [1.3, 2.9, 0.7],
  [4.1, 0.6, 3.3],
  [2.2, 5.7, 1.9],
  [0.4, 1.7, 6.1],
] as const

/** Equal at four points where all letters are positive. */
export function isEqualThere(a: Expr, b: Expr): boolean {
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].filter(letter => letter !== 'e').sort()
  return POINTS.every(point => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, itemOf(point, i % 3)]))
    return Math.abs(approximate(a, at) - approximate(b, at)) < 1e-9
  })
}

const isSingle = (of: Expr): boolean => of.kind === 'call' && (of.of.kind === 'symbol' || of.of.kind === 'number')

/** A number times the logarithm of one letter or number. */
export function isLogTerm(of: Expr): boolean {
  if (of.kind === 'negative') return isLogTerm(of.of)
  if (of.kind === 'product')
    return of.factors.length === 2 && of.factors[0]?.kind === 'number' && isSingle(itemOf(of.factors, 1))
  return isSingle(of)
}

export const printedOf = (printed: Printed): Expr => itemOf(printed.maths, 0)
