import {
  drawing,
  type Expr,
  expr,
  type InequalitySign,
  isTrue,
  m,
  type Of,
  type Random,
  Ratio,
  regionGraph,
  symbol,
  type Value,
} from '../../../author.ts'
import { monomial, sumOf } from '../../kit/polynomials/polynomial.ts'

/** ax + by, its sign, and c. */
export interface Half {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly sign: InequalitySign
}

const SIGNS = ['<', '≤', '>', '≥'] as const

export const FLIPPED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const

export const STRICTNESS = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' } as const

export const [x, y] = [symbol('x'), symbol('y')]

export const WINDOW = { x: { from: -6, to: 6 }, y: { from: -6, to: 6 } }

export const graphOf = (half: Half) => regionGraph({ ...WINDOW, inequalities: [half] })

export const fulfils = ({ a, b, c, sign }: Half, [u, v]: readonly [number, number]): boolean => {
  const order = a * u + b * v - c
  return sign === '<' ? order < 0 : sign === '≤' ? order <= 0 : sign === '>' ? order > 0 : order >= 0
}

interface Drawn {
  readonly half: Half
  readonly shown: Of<'relation'>
}

export const standard = ({ a, b, c, sign }: Half): Of<'relation'> =>
  inequalityOf(
    sumOf([a, b].flatMap((value, i) => (value === 0 ? [] : [monomial(value, [i === 0 ? 'x' : 'y', 1])]))),
    sign,
    c,
  )

const inequalityOf = (left: Value, sign: InequalitySign, right: Value): Of<'relation'> => ({
  kind: 'relation',
  left: expr(left),
  sign,
  right: expr(right),
})

/** y ≤ mx + b, from −mx + y ≤ b. */
const solved = (slope: Ratio, intercept: number, sign: InequalitySign): Drawn => ({
  half: { a: -slope.n, b: slope.d, c: intercept * slope.d, sign },
  shown: inequalityOf(y, sign, intercept === 0 ? m`${slope}x` : m`${slope}x + ${intercept}`),
})

export const kinds = {
  whole: (random: Random) => solved(Ratio.of(random.int(2, 3) * random.sign()), random.int(-3, 3), random.pick(SIGNS)),
  /** Never an axis, on which a dashed line is not seen. */
  straight(random: Random): Drawn {
    const [isVertical, c, sign] = [random.chance(0.5), random.intExcept(-4, 4, 0), random.pick(SIGNS)]
    return {
      half: { a: isVertical ? 1 : 0, b: isVertical ? 0 : 1, c, sign },
      shown: inequalityOf(isVertical ? x : y, sign, c),
    }
  },
  fraction: (random: Random) =>
    solved(
      Ratio.of(
        ...random.pick<readonly [number, number]>([
          [1, 2],
          [-1, 2],
          [3, 2],
          [-3, 2],
          [2, 3],
          [-2, 3],
          [1, 3],
          [-1, 3],
        ]),
      ),
      random.int(-3, 3),
      random.pick(SIGNS),
    ),
  standard(random: Random): Drawn {
    const [a, b] = random.pick<readonly [number, number]>([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
    ])
    const half: Half = {
      a,
      b,
      c: a * b * random.int(-1, 1) + (a === b ? random.int(-4, 4) : 0),
      sign: random.pick(SIGNS),
    }
    return { half, shown: standard(half) }
  },
  negative(random: Random): Drawn {
    const [a, b] = random.pick<readonly [number, number]>([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
      [-1, 2],
      [-2, 3],
    ])
    const half: Half = {
      a,
      b: -b,
      c: Math.abs(a * b) * random.int(-1, 1) + (a === b ? random.int(-4, 4) : 0),
      sign: random.pick(SIGNS),
    }
    return { half, shown: standard(half) }
  },
}

export type Kind = keyof typeof kinds

export interface Level {
  readonly kinds: readonly Kind[]
}

/** Whether its points lie below its line, so that y has a greatest value. */
export const isBelow = ({ b, sign }: Half): boolean => (sign === '<' || sign === '≤') === b > 0

/** The last integer y above x that still belongs to it. */
export function extremeOf(half: Half, across: number): number {
  const bound = (half.c - half.a * across) / half.b
  const isStrict = half.sign === '<' || half.sign === '>'
  return isBelow(half)
    ? isStrict
      ? Math.ceil(bound) - 1
      : Math.floor(bound)
    : isStrict
      ? Math.floor(bound) + 1
      : Math.ceil(bound)
}

export const drawn = drawing<{
  readonly a: number
  readonly b: number
  readonly c: number
  readonly sign: InequalitySign
}>(graphOf, half => [
  { ...half, sign: FLIPPED[half.sign] },
  { ...half, sign: STRICTNESS[half.sign] },
  { ...half, c: half.c + 1 },
])

/** The same truth at all lattice points and half-way between them. */
export const isSameHalf = (of: Expr, half: Half): boolean =>
  Array.from({ length: 25 }, (_, i) => i - 12).every(u =>
    Array.from({ length: 25 }, (_, j) => j - 12).every(
      v => isTrue(of, { x: Ratio.of(u, 2), y: Ratio.of(v, 2) }) === fulfils(half, [u / 2, v / 2]),
    ),
  )

/** A lattice point on the wanted side, not on the line. */
export const drawPoint = (random: Random, half: Half, wanted: boolean): readonly [number, number] =>
  random.until(
    () => [random.int(-6, 6), random.int(-6, 6)] as const,
    at => half.a * at[0] + half.b * at[1] !== half.c && fulfils(half, at) === wanted,
  )
