import type { Drawing } from './figure/drawing.ts'
import type { Expr } from './math/expr.ts'
import type { Layout } from './math/layout.ts'
import type { ReasonId } from './solution/reason.ts'

/** Content with language and notation settled: all that a renderer needs to know. */
export type ShownBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly ShownInline[] }
  /** A formula that stands alone, in display style. */
  | ShownMaths
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly ShownInline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly ShownCell[] | null
      readonly rows: readonly (readonly ShownCell[])[]
      readonly rowHeads: boolean
    }
  | ShownGrid
  | { readonly kind: 'figure'; readonly name: string; readonly drawing: Drawing; readonly alt: string }
  /** Figures or other blocks side by side, as many in a line as fit. */
  | { readonly kind: 'side-by-side'; readonly items: readonly (readonly ShownBlock[])[] }
  | ShownStep

/** A step of a worked solution: its maths, and what was done. */
export interface ShownStep {
  readonly kind: 'step'
  /** The name of the reason, the same in every language. */
  readonly reason: ReasonId
  readonly says: readonly ShownInline[]
  readonly work: readonly ShownBlock[]
}

export type ShownInline = string | ShownMaths
export type ShownCell = readonly ShownInline[]

export interface ShownMaths {
  readonly kind: 'maths'
  readonly layout: Layout
  /** What it means, for spoken text. */
  readonly of: Expr
}

/**
 * Digits in columns of equal width: column arithmetic and long division.
 * Columns and rows count from 0 at the upper left; a rule stands under its row and runs over whole columns.
 */
export interface ShownGrid {
  readonly kind: 'grid'
  readonly columns: number
  readonly rows: readonly ShownGridRow[]
  readonly rules: readonly { readonly underRow: number; readonly from: number; readonly to: number }[]
  /** The division bracket: a curve left of the column, and a bar above the row from that column to the last. */
  readonly bracket: { readonly row: number; readonly column: number } | null
  /** Reads the whole calculation aloud. */
  readonly alt: string
}

export interface ShownGridRow {
  readonly cells: readonly { readonly column: number; readonly text: string }[]
  /** Carries and regrouped digits stand small above their column. */
  readonly small: boolean
}

/** A worksheet ready to set: what all renderers start from. */
export interface ShownWorksheet {
  readonly locale: 'en' | 'es'
  readonly sections: readonly ShownSection[]
  readonly labels: ShownLabels
}

export interface ShownSection {
  readonly id: string
  /** The id of the grade, such as "k" or "algebra-1". */
  readonly grade: string
  /** The name of the topic. */
  readonly title: string
  /** easy, medium, hard in the worksheet's language. */
  readonly difficulty: string
  /** Said once above the problems. Empty where each problem says its own. */
  readonly instruction: readonly ShownBlock[]
  readonly problems: readonly ShownProblem[]
}

/** An instruction that several problems of a section share, one after another. */
export interface ShownDirection {
  readonly said: readonly ShownBlock[]
  /** How many problems it is for. */
  readonly count: number
}

export interface ShownProblem {
  readonly number: number
  readonly id: string
  /** Said above this problem for it and those that follow, or null. */
  readonly direction: ShownDirection | null
  /** With its own instruction first where neither the section nor a direction says it. */
  readonly prompt: readonly ShownBlock[]
  readonly choices: readonly { readonly label: string; readonly content: readonly ShownBlock[] }[]
  readonly answer: readonly ShownBlock[]
  /** The label of the right choice, or null. */
  readonly answerLabel: string | null
  /** The steps of a worked solution; null where it was not asked for. */
  readonly solution: readonly ShownBlock[] | null
  /** Lines of working that a pupil needs below the prompt, at normal workspace. */
  readonly lines: number
  /** Needs the whole width of the page. */
  readonly wide: boolean
}

/** The few words a renderer prints itself. */
export interface ShownLabels {
  readonly name: string
  readonly date: string
  readonly score: string
  readonly answerKey: string
  readonly solution: string
  readonly solutions: string
  readonly answer: string
  readonly page: string
  readonly of: string
  readonly version: string
  readonly worksheet: string
  readonly problem: string
  /** After what is said again on another page. */
  readonly continued: string
}
