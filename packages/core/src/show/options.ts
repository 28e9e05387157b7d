import { WorksheetError } from '../errors.ts'
import { didYouMean } from '../nearest.ts'
import { FONT_SIZES, type FontSize } from './font-size.ts'

/** What every renderer of a sheet takes, under these names. Each has more of its own. */
export interface SheetOptions {
  /** Any text, at the top. */
  readonly title?: string
  /** Appends the answers. */
  readonly showAnswerKey?: boolean
  /** Appends the worked solutions that the worksheet holds, after the answers or instead of them. */
  readonly showSolutions?: boolean
  /** Says easy, medium or hard beside the name of each topic. */
  readonly showDifficulty?: boolean
  /** The number of the first problem. */
  readonly startNumber?: number
  /** Of the text. Each is larger on a sheet that is all for kindergarten or grade 1. */
  readonly fontSize?: FontSize
}

/** What an option is where it is left out, and what it may be. */
export interface OptionRule<Value> {
  readonly usual: Value
  readonly takes: (value: unknown) => boolean
  /** Completes "must be". */
  readonly expected: string
}

export type OptionRules<Checked> = { readonly [Name in keyof Checked]: OptionRule<Checked[Name]> }

const LONGEST = 10_000
const HIGHEST_NUMBER = 9999

export const textOption: OptionRule<string> = {
  usual: '',
  takes: value => typeof value === 'string' && value.length <= LONGEST,
  expected: `a string of at most ${LONGEST} characters`,
}

export const flagOption = (usual: boolean): OptionRule<boolean> => ({
  usual,
  takes: value => typeof value === 'boolean',
  expected: 'true or false',
})

export const choiceOption = <Value extends string | number>(
  usual: Value,
  choices: readonly Value[],
): OptionRule<Value> => ({
  usual,
  takes: value => choices.some(choice => choice === value),
  expected: `one of ${choices.map(choice => JSON.stringify(choice)).join(', ')}`,
})

export const SHEET_OPTIONS: OptionRules<Required<SheetOptions>> = {
  title: textOption,
  showAnswerKey: flagOption(false),
  showSolutions: flagOption(false),
  showDifficulty: flagOption(false),
  startNumber: {
    usual: 1,
    takes: value => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_NUMBER,
    expected: `a whole number from 0 to ${HIGHEST_NUMBER}`,
  },
  fontSize: choiceOption('normal', FONT_SIZES),
}

/** Fills in what is left out, and names the first option that cannot be; those of an option within others by its path. */
export function checkOptions<Checked extends object>(
  renderer: string,
  rules: OptionRules<Checked>,
  given: unknown,
  path = '',
): Checked {
  if (typeof given !== 'object' || given === null) throw invalid(`The options of ${renderer} must be an object.`)
  const nameOf = (name: string) => (path === '' ? name : `${path}.${name}`)
  const known = Object.keys(rules)
  const unknown = Object.keys(given).find(name => !known.includes(name))
  if (unknown !== undefined) {
    const meant = didYouMean(
      unknown,
      known.map(name => [nameOf(name), name]),
    )
    throw invalid(
      `${renderer} has no option "${nameOf(unknown.slice(0, 60))}".${meant} It takes ${known.map(nameOf).join(', ')}.`,
    )
  }
  const values = given as Readonly<Record<string, unknown>>
  const checked = Object.entries<OptionRule<unknown>>(rules).map(([name, { usual, takes, expected }]) => {
    const value = values[name]
    if (value !== undefined && !takes(value))
      throw invalid(`The option "${nameOf(name)}" of ${renderer} must be ${expected}, not ${quoted(value)}.`)
    return [name, value === undefined ? usual : value]
  })
  return Object.fromEntries(checked) as Checked
}

function quoted(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : String(typeof value === 'object' ? typeof value : value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const invalid = (message: string) => new WorksheetError('invalid_option', message)
