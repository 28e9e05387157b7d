import { never } from '../errors.ts'
import type { CounterGroup } from './counters.ts'
import type { Point } from './pen.ts'

/** Where the objects of a group lie. */
export function placesOf({ items, arrangement, rows, size, spacing, variant }: CounterGroup): readonly Point[] {
  const pitch = size * spacing
  switch (arrangement) {
    case 'rows':
      return rows.flatMap((count, row) => Array.from({ length: count }, (_, i): Point => [i * pitch, -row * pitch]))
    case 'ring': {
      const radius = Math.max(pitch, pitch / (2 * Math.sin(Math.PI / Math.max(items.length, 3))))
      return items.map(
        (_, i): Point => [
          radius * Math.sin((i * 2 * Math.PI) / items.length),
          radius * Math.cos((i * 2 * Math.PI) / items.length),
        ],
      )
    }
    case 'dice':
      return diceOf(items.length).map(([x, y]): Point => [x * pitch * 0.95, y * pitch * 0.95])
    case 'scattered':
      return scattered(items.length, variant).map(([x, y]): Point => [x * pitch * 1.2, y * pitch * 1.2])
    default:
      return never(arrangement)
  }
}

const DICE: readonly (readonly Point[])[] = [
  [],
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 2],
    [2, 2],
    [0, 0],
    [2, 0],
  ],
  [
    [0, 2],
    [2, 2],
    [1, 1],
    [0, 0],
    [2, 0],
  ],
  [
    [0, 2],
    [2, 2],
    [0, 1],
    [2, 1],
    [0, 0],
    [2, 0],
  ],
]

const diceOf = (count: number): readonly Point[] => {
  if (count <= 6) return DICE[count]!
  const first = Math.max(5, count - 6)
  return [...DICE[first]!, ...DICE[count - first]!.map(([x, y]): Point => [x + 4, y])]
}

/** Loosely on a wider grid than needed, some of its places empty: never touching, never in rows. */
function scattered(count: number, variant: number): readonly Point[] {
  const next = numbersFrom(variant * 7919 + count * 104729)
  const columns = Math.max(2, Math.ceil(Math.sqrt(count * 1.9)))
  const spare = Array.from({ length: columns * Math.ceil((count * 1.35) / columns) }, (_, i) => ({ i, by: next() }))
  const chosen = spare
    .sort((a, b) => a.by - b.by)
    .slice(0, count)
    .sort((a, b) => a.i - b.i)
  return chosen.map(
    ({ i }): Point => [(i % columns) + (next() - 0.5) * 0.3, -Math.floor(i / columns) + (next() - 0.5) * 0.3],
  )
}

/** The same numbers from the same start: where things lie is part of the figure, not of chance. */
function numbersFrom(start: number): () => number {
  let state = start % 233280
  return () => {
    state = (state * 9301 + 49297) % 233280
    return state / 233280
  }
}
