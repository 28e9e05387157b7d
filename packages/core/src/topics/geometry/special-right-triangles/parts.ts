import type { SideIndex, Special } from '../../kit/triangles/special-triangles.ts'

export interface Given {
  readonly special: Special
  readonly index: SideIndex
  readonly roots: readonly number[]
  /** The short leg of an easy triangle is odd, that of a harder one even: no triangle stands twice on a page. */
  readonly isOdd: boolean
}

/** What is given in each row of a table. */
export const rowsOf = (
  isOdd: boolean,
  ...rows: readonly (readonly [Special, SideIndex, readonly number[]])[]
): readonly Given[] => rows.map(([special, index, roots]) => ({ special, index, roots, isOdd }))
