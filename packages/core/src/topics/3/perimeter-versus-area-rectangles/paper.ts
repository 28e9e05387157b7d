import { type AreaGrid, areaGrid, drawing } from '../../../author.ts'
import type { Rectangle } from './rectangles.ts'

/** Squared paper to draw a rectangle on. */
export const paper: AreaGrid = areaGrid({ rows: 8, columns: 11 })

const drawnOnPaper = ({ short, long }: Rectangle): AreaGrid =>
  areaGrid({
    rows: paper.rows,
    columns: paper.columns,
    shape: Array.from({ length: short * long }, (_, i) => [1 + Math.floor(i / long), 1 + (i % long)] as const),
  })

export const drawnRectangle = drawing<{ short: number; long: number }>(drawnOnPaper, ({ short, long }) => [
  { short: short + 1, long },
  { short, long: long - 1 },
])
