import type { Drawing, Primitive, Segment, Stroke, Tone } from './drawing.ts'
import { arcSegments, cropped, moved, NORMAL } from './pen.ts'

export interface Arrangement {
  readonly gap?: number
  /** Where the lower ones of a row stand. */
  readonly align?: 'top' | 'middle' | 'bottom'
  /** No row is wider. */
  readonly width?: number
}

/** Parts of a figure side by side, in several rows where one row has no room. */
export function across(
  parts: readonly (readonly Primitive[])[],
  { gap = 1.2, align = 'middle', width = 27 }: Arrangement = {},
): Primitive[] {
  const rows: Drawing[][] = []
  let used = Infinity
  for (const part of parts.map(part => cropped(part, 0))) {
    if (used + gap + part.width > width) {
      rows.push([])
      used = -gap
    }
    rows.at(-1)!.push(part)
    used += gap + part.width
  }
  return down(
    rows.map(row => beside(row, gap, align)),
    Math.max(gap, 0.9),
  )
}

function beside(row: readonly Drawing[], gap: number, align: NonNullable<Arrangement['align']>): Primitive[] {
  const tall = Math.max(...row.map(({ height }) => height))
  let left = 0
  return row.flatMap(({ items, width, height }) => {
    const up = align === 'bottom' ? 0 : align === 'top' ? tall - height : (tall - height) / 2
    const placed = items.map(item => moved(item, left, up))
    left += width + gap
    return placed
  })
}

/** Parts of a figure one below the other, each at its own left edge. */
export function down(parts: readonly (readonly Primitive[])[], gap = 0.9): Primitive[] {
  let top = 0
  return parts
    .map(part => cropped(part, 0))
    .flatMap(({ items, height }) => {
      const placed = items.map(item => moved(item, 0, top - height))
      top -= height + gap
      return placed
    })
}

/** Where things of these sizes end when they follow each other from 0. */
export function edgesOf(sizes: readonly number[]): readonly number[] {
  const edges = [0]
  for (const size of sizes) edges.push(edges.at(-1)! + size)
  return edges
}

/** The size of what is drawn. */
export const extentOf = (items: readonly Primitive[]): Drawing => cropped(items, 0)

export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  stroke: Stroke = NORMAL,
  fill: Tone | null = null,
): Primitive {
  const corner = Math.min(radius, width / 2, height / 2)
  const centers: readonly (readonly [number, number, number])[] = [
    [x + width - corner, y + height - corner, 0],
    [x + corner, y + height - corner, 90],
    [x + corner, y + corner, 180],
    [x + width - corner, y + corner, 270],
  ]
  const segments = centers.flatMap(([centerX, centerY, from], i): Segment[] => {
    const [start, ...rest] = arcSegments([centerX, centerY], corner, from, from + 90)
    const [, startX, startY] = start as readonly ['M', number, number]
    return [i === 0 ? ['M', startX, startY] : ['L', startX, startY], ...rest]
  })
  return { kind: 'path', segments: [...segments, ['Z']], stroke, fill }
}
