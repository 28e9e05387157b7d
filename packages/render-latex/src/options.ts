import { WorksheetError } from '@worksheet/core/show'

export const WORKSPACES = ['none', 'compact', 'normal', 'roomy'] as const
export type Workspace = (typeof WORKSPACES)[number]
export const PARTS = ['all', 'problems', 'key', 'solutions'] as const
export type Part = (typeof PARTS)[number]
const HIGHEST_NUMBER = 9999

export interface LatexOptions {
  /** Any text: every special character is escaped. */
  readonly title?: string
  /** A complete file that starts with its document class. Otherwise a fragment to be included in another work. */
  readonly document?: boolean
  /** Appends the answers. */
  readonly showAnswerKey?: boolean
  /** Appends the worked solutions that the worksheet holds, after the answers or instead of them. */
  readonly showSolutions?: boolean
  /** One part by itself: the key at the back of the book. `all` are the problems, and what else is shown. */
  readonly part?: Part
  /** The number of the first problem. */
  readonly startNumber?: number
  /** Whether a fragment brings the commands that it is written with, or a book loads them from worksheet.sty. */
  readonly definitions?: boolean
  /** Says easy, medium or hard beside the name of each topic. */
  readonly showDifficulty?: boolean
  /** The room left below each problem to work in. */
  readonly workspace?: Workspace
  /** Problems in a row of a document. A fragment is one list, which an author may set in columns. */
  readonly columns?: 1 | 2
}

export type CheckedOptions = Required<LatexOptions>

const isBoolean = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_NUMBER
const RULES: Readonly<Record<keyof LatexOptions, readonly [(value: unknown) => boolean, string]>> = {
  title: [value => typeof value === 'string', 'a string'],
  document: [isBoolean, 'true or false'],
  showAnswerKey: [isBoolean, 'true or false'],
  showSolutions: [isBoolean, 'true or false'],
  part: [value => PARTS.some(name => name === value), PARTS.map(name => `"${name}"`).join(', ')],
  startNumber: [isNumber, `a whole number from 0 to ${HIGHEST_NUMBER}`],
  definitions: [isBoolean, 'true or false'],
  showDifficulty: [isBoolean, 'true or false'],
  workspace: [value => WORKSPACES.some(name => name === value), WORKSPACES.map(name => `"${name}"`).join(', ')],
  columns: [value => value === 1 || value === 2, '1 or 2'],
}

/** Fills in what is left out, and names the first option that cannot be. */
export function checkOptions(options: LatexOptions): CheckedOptions {
  if (typeof options !== 'object' || options === null) throw invalid('The options of renderLatex must be an object.')
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(RULES, name))
      throw invalid(`renderLatex has no option "${name.slice(0, 60)}". It takes ${Object.keys(RULES).join(', ')}.`)
    const [isValid, expected] = RULES[name as keyof LatexOptions]
    if (value !== undefined && !isValid(value))
      throw invalid(`The option "${name}" of renderLatex must be ${expected}.`)
  }
  const {
    title = '',
    document = false,
    showAnswerKey = false,
    showSolutions = false,
    part = 'all',
    startNumber = 1,
    definitions = true,
    showDifficulty = false,
    workspace = 'normal',
    columns = 2,
  } = options
  return {
    title,
    document,
    showAnswerKey,
    showSolutions,
    part,
    startNumber,
    definitions,
    showDifficulty,
    workspace,
    columns,
  }
}

const invalid = (message: string) => new WorksheetError('invalid_option', message)
