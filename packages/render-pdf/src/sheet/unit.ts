import type { Block } from '../content/block.ts'

/** What stays together on a page: a problem, with the heading above it where it is the first of its section. */
export interface Unit {
  readonly block: Block
  /** Free space below it to work in. */
  readonly room: number
  /** Space above it, unless it begins a column. */
  readonly gap: number
  /** Stands across all columns. */
  readonly isWide: boolean
  /** What fits a column, set across all of them. */
  readonly across?: () => Pick<Unit, 'block' | 'gap'>
  /** Named in the outline. */
  readonly bookmark: string | null
}

export interface PlacedUnit {
  readonly x: number
  readonly y: number
  readonly unit: Unit
}

/** The shares of its working space that a unit may be left with, to spare a page. */
export const TIGHTER = [0.92, 0.84, 0.75]

export const tightened = (units: readonly Unit[], share: number): readonly Unit[] =>
  units.map(unit => ({ ...unit, room: unit.room * share }))

export const heightOf = ({ block, room }: Unit): number => block.height + room

/** The height below which a unit has too little space to work in. */
export const leastHeight = ({ block, room }: Unit): number => block.height + room * Math.min(...TIGHTER)
