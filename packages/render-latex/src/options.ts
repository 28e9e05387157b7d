import {
  checkOptions as checked,
  choiceOption,
  flagOption,
  type OptionRules,
  SHEET_OPTIONS,
  type SheetOptions,
} from '@worksheet/core/show'

export const WORKSPACES = ['none', 'compact', 'normal', 'roomy'] as const
export type Workspace = (typeof WORKSPACES)[number]
export const PARTS = ['all', 'problems', 'key', 'solutions'] as const
export type Part = (typeof PARTS)[number]

export interface LatexOptions extends SheetOptions {
  /** A complete file that starts with its document class. Otherwise a fragment to be included in another work. */
  readonly document?: boolean
  /** One part by itself: the key at the back of the book. `all` are the problems, and what else is shown. */
  readonly part?: Part
  /** Whether a fragment brings the commands that it is written with, or a book loads them from worksheet.sty. */
  readonly definitions?: boolean
  /** The room left below each problem to work in. */
  readonly workspace?: Workspace
  /** Problems in a row of a document. A fragment is one list, which an author may set in columns. */
  readonly columns?: 1 | 2
}

export type CheckedOptions = Required<LatexOptions>

const RULES: OptionRules<CheckedOptions> = {
  ...SHEET_OPTIONS,
  document: flagOption(false),
  part: choiceOption('all', PARTS),
  definitions: flagOption(true),
  workspace: choiceOption('normal', WORKSPACES),
  columns: choiceOption(2, [1, 2]),
}

export const checkOptions = (options: LatexOptions): CheckedOptions => checked('renderLatex', RULES, options)
