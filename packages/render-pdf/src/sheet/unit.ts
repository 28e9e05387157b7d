import type { Block } from '../content/block.ts'

/** What stays together in a column: a problem or an answer. */
export interface Unit {
  readonly block: Block
  /** Free space below it to work in. */
  readonly room: number
  /** Space above it, unless it begins a column. */
  readonly gap: number
  /** Named in the outline. */
  readonly bookmark: string | null
}

/** What spaces are multiplied by on a page. */
export interface Spacing {
  readonly room: number
  readonly gap: number
}

/** Gaps give way less than working space. */
export const gapShare = (room: number): number => Math.sqrt(room)

export const heightOf = ({ block, room }: Unit, { room: share }: Spacing): number => block.height + room * share

/** Units in columns side by side, or one across the page. */
export interface Band {
  /** Above all columns. */
  readonly head: Unit | null
  readonly columns: readonly (readonly Unit[])[]
  /** From the left of a column to that of the next. */
  readonly step: number
  /** Space above it, unless it begins a page. */
  readonly gap: number
}

export const columnHeight = (column: readonly Unit[], spacing: Spacing): number =>
  column.reduce((sum, unit, i) => sum + heightOf(unit, spacing) + (i > 0 ? unit.gap * spacing.gap : 0), 0)

export const bandHeight = ({ head, columns }: Band, spacing: Spacing): number =>
  (head ? head.block.height + head.room : 0) + Math.max(...columns.map(column => columnHeight(column, spacing)))

export const bandsHeight = (bands: readonly Band[], spacing: Spacing): number =>
  bands.reduce((sum, band, i) => sum + bandHeight(band, spacing) + (i > 0 ? band.gap * spacing.gap : 0), 0)

/** The part of every page that is set with bands. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

export interface PlacedBlock {
  readonly x: number
  readonly y: number
  readonly block: Block
  readonly bookmark: string | null
}

export interface SetPage {
  readonly placed: readonly PlacedBlock[]
  /** Where the next thing may begin. */
  readonly end: number
}
