import type { SideIndex, Special } from '../../kit/triangles/special-triangles.ts'

export interface Given {
  readonly special: Special
  readonly index: SideIndex
  readonly roots: readonly number[]
}

/** What is given in each row of a table. */
export const rowsOf = (...rows: readonly (readonly [Special, SideIndex, readonly number[]])[]): readonly Given[] =>
  rows.map(([special, index, roots]) => ({ special, index, roots }))
