import { areaGrid, type Printed, type Random, Ratio } from '../../../author.ts'
import type { Level } from './levels.ts'

/** A unit square in equal tiles, and a rectangle of tiles in its upper left corner. */
export interface Tiled {
  readonly columns: number
  readonly rows: number
  readonly wide: number
  readonly high: number
}

export function drawTiled(random: Random, { denominators }: Level): Tiled {
  return random.until(
    () => {
      const [columns, rows] = random.sample(denominators, 2)
      return { columns, rows, wide: random.int(2, columns - 1), high: random.int(2, rows - 1) }
    },
    ({ columns, rows, wide, high }) => columns * rows > 12 || wide !== high,
  )
}

export const widthOf = ({ wide, columns }: Tiled) => Ratio.of(wide, columns)
export const heightOf = ({ high, rows }: Tiled) => Ratio.of(high, rows)
export const areaOf = (tiled: Tiled) => widthOf(tiled).times(heightOf(tiled))

/** The tiles are as wide and high as it takes to make a square. */
export const unitSquare = ({ columns, rows, wide, high }: Tiled) =>
  areaGrid({
    rows,
    columns,
    rowSizes: Array<number>(rows).fill(SIDE / rows),
    columnSizes: Array<number>(columns).fill(SIDE / columns),
    shaded: Array.from({ length: wide * high }, (_, i) => [Math.floor(i / wide), i % wide] as const),
  })
const SIDE = 6

/** What is drawn, counted. */
export function countedIn(printed: Printed): { readonly gray: number; readonly all: number } {
  const { rows, columns, shaded } = printed.figure('area-grid')
  return { gray: shaded.length, all: rows * columns }
}
