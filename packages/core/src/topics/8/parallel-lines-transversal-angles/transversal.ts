import { degrees, type Expr, figure, m, type Of, parallelLinesTransversal, type Random } from '../../../author.ts'

export type Corner = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export type Relation = 'corresponding' | 'alternateInterior' | 'alternateExterior' | 'sameSideInterior' | 'vertical'

/** Angles are numbered row by row: 1 to 4 at the upper line, 5 to 8 in the same places at the lower one. */
export const pairs: Readonly<Record<Relation, readonly (readonly [Corner, Corner])[]>> = {
  corresponding: [
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
  ],
  alternateInterior: [
    [3, 6],
    [4, 5],
  ],
  alternateExterior: [
    [1, 8],
    [2, 7],
  ],
  sameSideInterior: [
    [3, 5],
    [4, 6],
  ],
  vertical: [
    [1, 4],
    [2, 3],
    [5, 8],
    [6, 7],
  ],
}
export const relations = Object.keys(pairs) as readonly Relation[]
/** Those that need the parallel lines. */
export const acrossLines = relations.filter(one => one !== 'vertical')

/** 2, 3, 6 and 7 are the angle itself; the others are next to it on a line. */
export const sizeOf = (corner: Corner, angle: number) => ([2, 3, 6, 7].includes(corner) ? angle : 180 - angle)

export const isInterior = (corner: number) => corner >= 3 && corner <= 6

/** By places alone: interior or exterior, left or right, at one line or two. */
export function relationOf(one: number, two: number): Relation | null {
  const [a, b] = [one, two].sort((p, q) => p - q) as [number, number]
  const isSameSide = (a - b) % 2 === 0
  const isSameLine = a <= 4 === b <= 4
  if (isSameLine) return a + b === 5 || a + b === 13 ? 'vertical' : null
  if (b - a === 4) return 'corresponding'
  if (isInterior(a) && isInterior(b)) return isSameSide ? 'sameSideInterior' : 'alternateInterior'
  return !isInterior(a) && !isInterior(b) && !isSameSide ? 'alternateExterior' : null
}

/** The slant of the transversal: never near a right angle, in steps that pupils can tell apart. */
export const drawAngle = (random: Random) =>
  random.until(
    () => random.int(42, 138),
    angle => Math.abs(angle - 90) >= 12,
  )

export const drawPair = (random: Random, from: readonly Relation[] = relations) => {
  const relation = random.evenly(from)
  const [a, b] = random.pick(pairs[relation])
  return {
    relation,
    corners: random.chance(0.5) ? ([a, b] as const) : ([b, a] as const),
    angle: drawAngle(random),
    turn: random.int(-3, 3) * 8,
  }
}

export const labelled = (angle: number, turn: number, labels: Readonly<Partial<Record<Corner, Expr>>>, size: number) =>
  figure(parallelLinesTransversal({ angle, labels, turn, size }))

/** (ax + b)° that is this size for this x. */
export function linearFor(random: Random, size: number, x: number): Of<'measure'> {
  const a = random.until(
    () => random.int(2, 6),
    value => Math.abs(size - value * x) <= 100 && size !== value * x,
  )
  return degrees(m`${a}x + ${size - a * x}`)
}
