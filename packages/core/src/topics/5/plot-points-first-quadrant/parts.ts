import { type CoordinatePlane, coordinatePlane, type Random } from '../../../author.ts'

export type Place = readonly [x: number, y: number]

interface Level {
  /** The number of each grid line: 1, or 2 or 5 in hard. */
  readonly scales: readonly number[]
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const axis = (scale: number) => ({ from: 0, to: 10 * scale, step: scale })

export const plane = (scale: number, options: Parameters<typeof coordinatePlane>[0] = {}) =>
  coordinatePlane({ x: axis(scale), y: axis(scale), ...options })

/** Points whose coordinates differ, so that swapping them shows; no two are each other's swap unless wanted. */
export function drawPoints(random: Random, level: Level, count: number) {
  const scale = random.evenly(level.scales)
  const half = (value: number) => (scale === 2 && random.chance(0.3) ? value - 1 : value)
  const points = random.until(
    () =>
      Array.from({ length: count }, (): Place => [half(random.int(1, 10) * scale), half(random.int(1, 10) * scale)]),
    points =>
      points.every(
        ([x, y], i) => x !== y && points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 2 * scale),
      ),
  )
  return { scale, points, asked: random.int(0, count - 1) }
}

export const named = (points: readonly Place[]) => points.map(([x, y], i) => [x, y, LETTERS[i] ?? 'A'] as const)

/** Names of points in a printed plane with their places. */
export const placesIn = ({ points }: CoordinatePlane) =>
  new Map(points.map(({ at, label }) => [label?.kind === 'symbol' ? label.name : '', at]))
