import { areaGrid, type Expr, evaluate, type Printed, type Random } from '../../../author.ts'
import type { LengthUnit } from './rectangle-steps.ts'

export const UNITS: readonly LengthUnit[] = ['inch', 'foot', 'meter', 'centimeter']

interface Level {
  readonly sides: readonly [least: number, most: number]
}

export const draw = (random: Random, { sides }: Level) => ({
  length: random.int(...sides),
  width: random.int(...sides),
  unit: random.pick(UNITS),
})

/** Not so thin that the drawing has no room for its labels. */
export const drawLabelled = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ length, width }) => length < 4 * width && width < 4 * length,
  )

/** As drawLabelled, and no square: one side does not tell the other. */
export const drawOblong = (random: Random, level: Level) =>
  random.until(
    () => drawLabelled(random, level),
    ({ length, width }) => length !== width,
  )

/** A rectangle without squares, in proportion, with these labels. */
export const rectangle = (length: number, width: number, top: Expr, left: Expr) =>
  areaGrid({ rows: 1, columns: 1, columnSizes: [length], rowSizes: [width], lines: 'none', top, left })

/** Counts unit squares row by row. */
export const tiles = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => columns).reduce((total, row) => total + row, 0)

/** Sides, told by their unit, and the area of the printed rectangle. */
export function read(printed: Printed) {
  const shown = printed.all('measure')
  return {
    lengths: shown.filter(({ unit }) => !unit.startsWith('square')).map(({ of }) => evaluate(of)),
    areas: shown.filter(({ unit }) => unit.startsWith('square')).map(({ of }) => evaluate(of)),
  }
}
