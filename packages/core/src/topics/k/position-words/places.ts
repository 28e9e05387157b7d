import { itemOf, type Random, type Shape, shapeSet } from '../../../author.ts'

/** The cells of a picture, row by row; null is empty. */
export type Cells = readonly (Shape | null)[]
/** How many cells there are in a row. */
export type Scene = { readonly cells: Cells; readonly columns: 1 | 3 }
export type Relation = 'above' | 'below' | 'beside'

/** Shapes that a small child names. */
export const NAMED = [
  'circle',
  'star',
  'square',
  'heart',
  'triangle',
  'moon',
  'hexagon',
  'rectangle',
] as const satisfies readonly Shape[]
/** Shapes that a small child draws. */
export const DRAWN = ['circle', 'square', 'triangle', 'heart', 'moon', 'star'] as const satisfies readonly Shape[]
export const ANIMALS = ['duck', 'turtle', 'snail', 'mouse', 'rabbit', 'elephant'] as const satisfies readonly Shape[]

export const sceneOf = ({ cells, columns }: Scene) =>
  shapeSet(cells, { perRow: columns, grid: columns === 3, says: 'names' })

/** The cells that touch this one, and how they lie to it. */
export function around({ cells, columns }: Scene, place: number): Readonly<Record<Relation, readonly number[]>> {
  const column = place % columns
  return {
    above: place >= columns ? [place - columns] : [],
    below: place + columns < cells.length ? [place + columns] : [],
    beside: [...(column > 0 ? [place - 1] : []), ...(column < columns - 1 ? [place + 1] : [])],
  }
}
/** The shapes that lie so to this place. */
export const shapesAt = (scene: Scene, relation: Relation, place: number): readonly Shape[] =>
  around(scene, place)[relation].flatMap(other => {
    const shape = scene.cells[other]
    return shape ? [shape] : []
  })

/** The shapes in cells of a grid of three by three, the others empty. */
export const scattered = (random: Random, shapes: readonly Shape[]): Scene => ({
  columns: 3,
  cells: random.shuffle<Cells>([...shapes, ...Array.from({ length: 9 - shapes.length }, () => null)]),
})

/** The scene with a shape in this cell, or none. */
export const withShape = ({ cells, columns }: Scene, place: number, shape: Shape | null): Scene => ({
  columns,
  cells: cells.with(place, shape),
})

/** Where the shape stands: another road to what is asked, by row and column. */
export interface Spot {
  readonly row: number
  readonly column: number
}
export function spotOf(rows: readonly (readonly ({ readonly shape: Shape } | null)[])[], shape: Shape): Spot | null {
  const row = rows.findIndex(items => items.some(item => item?.shape === shape))
  return row < 0 ? null : { row, column: itemOf(rows, row).findIndex(item => item?.shape === shape) }
}
export function lies(one: Spot, relation: Relation, other: Spot): boolean {
  const [down, right] = [one.row - other.row, one.column - other.column]
  if (relation === 'beside') return down === 0 && Math.abs(right) === 1
  return right === 0 && down === (relation === 'above' ? -1 : 1)
}
/** Halfway from one to the other, in one row or one column. */
export const liesBetween = (middle: Spot, one: Spot, other: Spot): boolean =>
  one.row + other.row === 2 * middle.row &&
  one.column + other.column === 2 * middle.column &&
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 2 &&
  (one.row === other.row || one.column === other.column)
