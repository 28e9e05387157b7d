import type { Block } from '../content/block.ts'

/** A problem, or a part of one that is taller than a page, as it may stand on a page. */
export interface Item {
  /** How many like it stand side by side in a row. */
  readonly across: number
  /** Whether it may stand in one of the columns of the page. */
  readonly isNarrow: boolean
  /** The columns that it may be read down in, with its neighbors. */
  readonly flow: number
  /** Whether something is said above it, or is no longer said for it. */
  readonly startsRun: boolean
  readonly gap: number
  readonly bookmark: string | null
  /** What is said above it, in a width. */
  readonly head: (width: number) => Block | null
  /** Itself, among so many side by side, with its pictures at a share of their usual size. */
  readonly body: (across: number, pictures: number) => Block
  /** Free space below it to work in, where there is too little beside its picture. */
  readonly room: (across: number, pictures: number) => number
  /** Said again above it where it begins a page. */
  readonly continued: () => Block | null
}
