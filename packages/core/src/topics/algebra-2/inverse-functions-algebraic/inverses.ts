import {
  absolute,
  apply,
  approximate,
  blank,
  type CellHole,
  drawing,
  type Expr,
  functionGraph,
  gcd,
  infinity,
  interval,
  isAsDrawn,
  isTrue,
  m,
  minus,
  negative,
  type Of,
  over,
  type Printed,
  power,
  type Random,
  relation,
  root,
  sum,
  symbol,
  table,
  words,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { factorFor, polynomial } from '../../kit/polynomials/polynomial.ts'

export interface Pair {
  readonly f: Expr
  readonly inverse: Expr
  /** The domain of f, where it is restricted. */
  readonly where?: Expr
  /** The domain of the inverse, where its formula does not show it. */
  readonly inverseWhere?: Expr
}

export const x = symbol('x')
export const f = apply('f', x)
export const shifted = (zero: number): Expr => (zero === 0 ? x : factorFor(zero))
/** (x − b)/a, with a positive number below. */
export const undone = (a: number, b: number, c = 1): Expr =>
  a > 0 ? over(polynomial([-b, c]), a) : over(minus(b, polynomial([0, c])), -a)

export const kinds = {
  linear(random: Random): Pair {
    const [a, b] = [random.intExcept(-9, 9, -1, 0, 1), nonzero(random, 12)]
    return { f: polynomial([b, a]), inverse: undone(a, b) }
  },
  quotient(random: Random): Pair {
    const [a, b] = [nonzero(random, 12), random.int(2, 9)]
    return { f: over(polynomial([a, 1]), b), inverse: polynomial([-a, b]) }
  },
  cube(random: Random): Pair {
    const k = nonzero(random, 12)
    return { f: sum(power(x, 3), k), inverse: root(polynomial([-k, 1]), 3) }
  },
  shiftedCube(random: Random): Pair {
    const [h, k] = [nonzero(random, 9), nonzero(random, 9)]
    return { f: sum(power(shifted(h), 3), k), inverse: sum(root(polynomial([-k, 1]), 3), h) }
  },
  fraction(random: Random): Pair {
    const [[a, c], b] = [
      random.pick([
        [2, 3],
        [3, 2],
        [2, 5],
        [3, 4],
        [5, 2],
        [4, 3],
        [3, 5],
        [5, 4],
      ]),
      nonzero(random, 9),
    ]
    return { f: over(polynomial([b, a]), c), inverse: over(polynomial([-b, c]), a) }
  },
  root(random: Random): Pair {
    const h = nonzero(random, 9)
    return { f: root(polynomial([-h, 1])), inverse: m`x^2 + ${h}`, inverseWhere: m`x ≥ 0` }
  },
  restricted(random: Random): Pair {
    const [h, k, isRight] = [nonzero(random, 6), nonzero(random, 9), random.evenly([true, false])]
    const side = root(polynomial([-k, 1]))
    return {
      f: sum(power(shifted(h), 2), k),
      where: relation(x, isRight ? '≥' : '≤', h),
      inverse: sum(isRight ? side : negative(side), h),
      inverseWhere: relation(x, '≥', k),
    }
  },
  rational(random: Random): Pair {
    const [a, b, c, d] = random.until(
      () => [random.int(1, 6), nonzero(random, 9), random.int(1, 4), nonzero(random, 9)] as const,
      ([a, b, c, d]) => a * d !== b * c && a + d !== 0 && gcd(gcd(a, b), gcd(c, d)) === 1,
    )
    return {
      f: over(polynomial([b, a]), polynomial([d, c])),
      inverse: over(polynomial([b, -d]), polynomial([-a, c])),
    }
  },
  linearRoot(random: Random): Pair {
    const [a, b, c] = [random.int(2, 6), nonzero(random, 9), nonzero(random, 9)]
    return {
      f: sum(root(polynomial([b, a])), c),
      inverse: over(sum(power(shifted(c), 2), -b), a),
      inverseWhere: relation(x, '≥', c),
    }
  },
}
export type Kind = keyof typeof kinds

/** Rising or falling lattice points with no other value twice. */
export function drawPoints(random: Random, count: number): readonly (readonly [number, number])[] {
  const xs = random.sample([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5], count).sort((a, b) => a - b)
  const ys = random.sample([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5], count).sort((a, b) => a - b)
  if (random.chance(0.5)) ys.reverse()
  return xs.map((value, i) => [value, ys[i] ?? 0] as const)
}
/** Points and the place of one of them with f(a) ≠ a, so that f⁻¹ cannot be mistaken for f. */
export const drawWanted = (random: Random, draw: () => readonly (readonly [number, number])[]) =>
  random.until(
    () => {
      const points = draw()
      return { points, at: random.int(0, points.length - 1) }
    },
    ({ points, at }) => points[at]?.[0] !== points[at]?.[1],
  )
export const swapped = (points: readonly (readonly [number, number])[]) => points.map(([a, b]) => [b, a] as const)
export const path = (
  points: readonly (readonly [number, number])[],
  others: readonly (readonly [number, number])[] = [],
) =>
  functionGraph({
    x: { from: -6, to: 6 },
    y: { from: -6, to: 6 },
    curves: [{ through: points }, ...(others.length > 0 ? [{ through: others, dashed: true }] : [])],
    points: [...points, ...others],
  })
export const drawnInverse = drawing<readonly (readonly [number, number])[]>(
  points => path(points),
  points => [swapped(points), points.map(([a, b]) => [a, -b] as const), points.map(([a, b]) => [a + 1, b] as const)],
)

export const HEADS = [words('Function', 'Función'), words('Domain', 'Dominio'), words('Range', 'Rango')]
export const domainTable = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rowHeads: true,
  rows: [
    [m`f`, cells[0] ?? blank(4), cells[1] ?? blank(4)],
    [power(symbol('f'), -1), cells[2] ?? blank(4), cells[3] ?? blank(4)],
  ],
})
export const rightOf = (from: number) => interval(from, infinity, [true, false])

/** Curves through lattice points, turned over by a negative `up`. */
export const shapes: Readonly<
  Record<'cube' | 'root' | 'line' | 'wave' | 'square' | 'corner', (h: number, k: number, up: 1 | -1) => Expr>
> = {
  cube: (h, k, up) => m`${up}${power(shifted(h), 3)} + ${k}`,
  root: (h, k, up) => m`${up}${root(polynomial([2 - h, 1]))} + ${k}`,
  line: (h, k, up) => polynomial([k + h, 2 * up]),
  wave: (h, k, up) => m`${up}${power(shifted(h), 3)} + ${-3 * up}${shifted(h)} + ${k}`,
  square: (h, k, up) => m`${up}${power(shifted(h), 2)} + ${k}`,
  corner: (h, k, up) => m`${up}${absolute(shifted(h))} + ${k}`,
}
/** Whether some of many numbers share a value. */
export function repeats(of: Expr): boolean {
  const values = Array.from({ length: 49 }, (_, i) => approximate(of, { x: (i - 24) / 4 })).filter(Number.isFinite)
  return new Set(values.map(value => value.toFixed(6))).size < values.length
}

export const tablePrompt = (points: readonly (readonly [number, number])[]) =>
  table({
    rowHeads: true,
    rows: [
      [x, ...points.map(([a]) => a)],
      [f, ...points.map(([, b]) => b)],
    ],
  })

export const bare: Readonly<
  Record<'none' | 'reciprocal' | 'sign' | 'part' | 'letters', (a: number, b: number) => Expr>
> = {
  none: (a, b) => undone(a, b),
  letters: (a, b) => over(polynomial([-b, 1], 'y'), a),
  reciprocal: (a, b) => over(1, polynomial([b, a])),
  sign: (a, b) => over(polynomial([b, 1]), a),
  part: (a, b) => sum(over(x, a), -b),
}

export const isHolding = ({ sign, right }: Of<'relation'>, value: number) =>
  sign === '≥' ? value >= approximate(right) : value <= approximate(right)

/** From a number of the domain to its value and back. */
export function isUndoing(printed: Printed, inverse: Expr): boolean {
  const [rule, where] = printed.all('relation')
  if (!rule) return false
  const isWithin = (t: number) => where === undefined || isTrue(where, { x: t })
  const pairs = [-20, -15, -9, -7, -6, -5, -4, -2, 0, 1, 3, 4, 6, 8, 10, 12, 15, 20]
    .filter(isWithin)
    .map(t => [t, approximate(rule.right, { x: t })] as const)
    .filter(([, value]) => Number.isFinite(value))
  return pairs.length >= 3 && pairs.every(([t, value]) => isAsDrawn(approximate(inverse, { x: value }), t))
}
