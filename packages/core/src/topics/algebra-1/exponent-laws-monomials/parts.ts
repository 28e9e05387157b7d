import {
  approximate,
  bracketed,
  type Expr,
  holds,
  isNear,
  join,
  over,
  power,
  type Random,
  Ratio,
} from '../../../author.ts'
import { monomial as plainMonomial } from '../../kit/polynomials/polynomial.ts'

/** A coefficient and the exponents of x, y and z. */
export interface Monomial {
  readonly c: Ratio
  readonly e: readonly number[]
}

const LETTERS = ['x', 'y', 'z'] as const

export const of = (c: number | Ratio, ...e: readonly number[]): Monomial => ({ c: Ratio.from(c), e })

export const product = (a: Monomial, b: Monomial): Monomial => ({
  c: a.c.times(b.c),
  e: a.e.map((n, i) => n + (b.e[i] ?? 0)),
})

export const toPower = (a: Monomial, n: number): Monomial => ({
  c: n >= 0 ? a.c.power(n) : Ratio.of(1).over(a.c.power(-n)),
  e: a.e.map(exponent => exponent * n),
})

export const quotient = (a: Monomial, b: Monomial): Monomial => product(a, toPower(b, -1))

/** With the exponents as they are. */
export const written = ({ c, e }: Monomial): Expr =>
  plainMonomial(c, ...e.map((exponent, i) => [LETTERS[i]!, exponent] as const))

/** As a fraction with positive exponents. */
export function simplest({ c, e }: Monomial): Expr {
  const part = (sign: 1 | -1) => e.map((exponent, i) => [LETTERS[i]!, Math.max(0, sign * exponent)] as const)
  const [above, below] = [plainMonomial(c.n, ...part(1)), plainMonomial(c.d, ...part(-1))]
  return below.kind === 'number' && below.n === 1 ? above : over(above, below)
}

export const grouped = (a: Monomial): Expr => bracketed(written(a))

export const raised = (a: Monomial, n: number): Expr => power(grouped(a), n)

interface Problem {
  readonly printed: Expr
  readonly answer: Monomial
}

const exponents = (random: Random, least: number, most: number, count = 2): number[] =>
  Array.from({ length: count }, () => random.int(least, most))

/** Not 0, some of them negative. */
export const signedExponents = (random: Random, most: number, count = 2): number[] =>
  random.until(
    () => Array.from({ length: count }, () => random.int(1, most) * random.sign()),
    drawn => drawn.some(exponent => exponent < 0) && drawn.some(exponent => exponent > 0),
  )

const isFit = ({ answer: { c, e } }: Problem) =>
  c.n <= 1000 && c.d <= 1000 && e.every(exponent => Math.abs(exponent) <= 20) && e.some(exponent => exponent !== 0)

const kinds = {
  product: (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 12), ...exponents(random, 1, 9)),
      of(random.int(2, 12), ...exponents(random, 1, 9)),
    ]
    return { printed: join(grouped(a), grouped(b)), answer: product(a, b) }
  },
  quotient: (random: Random): Problem => {
    const [k, b] = [random.int(2, 6), of(random.int(2, 9), ...exponents(random, 1, 5))]
    const a = product(b, of(k, ...exponents(random, 1, 6)))
    return { printed: over(written(a), written(b)), answer: quotient(a, b) }
  },
  'power of a product': (random: Random): Problem => {
    const [a, n] = [of(random.int(2, 5) * random.sign(), ...exponents(random, 1, 5)), random.int(2, 4)]
    return { printed: raised(a, n), answer: toPower(a, n) }
  },
  'power of a quotient': (random: Random): Problem => {
    const [a, b, n] = [of(random.int(2, 5), random.int(1, 5), 0), of(1, 0, random.int(1, 5)), random.int(2, 4)]
    return { printed: power(bracketed(over(written(a), written(b))), n), answer: toPower(quotient(a, b), n) }
  },
  'negative product': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 9), ...signedExponents(random, 6)),
      of(random.int(2, 9), ...signedExponents(random, 6)),
    ]
    return { printed: join(grouped(a), grouped(b)), answer: product(a, b) }
  },
  'negative quotient': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 12), ...signedExponents(random, 6)),
      of(random.int(2, 12), ...exponents(random, 1, 6)),
    ]
    return { printed: over(written(a), written(b)), answer: quotient(a, b) }
  },
  'zero power': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 9), ...exponents(random, 1, 5)),
      of(random.int(2, 9), ...signedExponents(random, 6)),
    ]
    return { printed: join(power(grouped(a), 0), written(b)), answer: b }
  },
  nested: (random: Random): Problem => {
    const [a, b] = [
      of(random.int(1, 6), ...signedExponents(random, 4)),
      of(random.int(2, 6), ...signedExponents(random, 3)),
    ]
    const n = random.pick([-2, -1, 2, -2, 3])
    return { printed: power(bracketed(over(written(a), written(b))), n), answer: toPower(quotient(a, b), n) }
  },
  'three letters': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 4), ...signedExponents(random, 4, 3)),
      of(random.int(2, 5), ...signedExponents(random, 4, 3)),
    ]
    const n = random.pick([2, 3, -2])
    return { printed: join(raised(a, n), grouped(b)), answer: product(toPower(a, n), b) }
  },
  'powers over powers': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 4), ...signedExponents(random, 3)),
      of(random.int(2, 4), ...exponents(random, 1, 3)),
    ]
    const [n, k] = [random.int(2, 3), random.int(1, 2)]
    const below = k === 1 ? written(b) : raised(b, k)
    return { printed: over(raised(a, n), below), answer: quotient(toPower(a, n), toPower(b, k)) }
  },
}

type Kind = keyof typeof kinds

const PLACES = [
  { x: 1.3, y: 0.7, z: 2.1 },
  { x: 0.9, y: 1.6, z: 0.4 },
] as const

export const isSameAt = (a: Expr, b: Expr) =>
  PLACES.every(place => isNear(approximate(a, place) / approximate(b, place), 1))

export const isPositive = (answer: Expr) =>
  !holds(answer, part => part.kind === 'power' && part.exponent.kind === 'number' && part.exponent.n <= 0)

export const drawn = (random: Random, { kinds: names }: { readonly kinds: readonly Kind[] }): Problem => {
  const kind = random.evenly(names)
  return random.until(() => kinds[kind](random), isFit)
}
