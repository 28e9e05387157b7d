import { WorksheetError } from '@worksheet/core/show'

/** Left out, each behind a disclosure below its problem, or together at the end. */
export const ANSWERS = ['none', 'details', 'key'] as const
export type ShowAnswers = (typeof ANSWERS)[number]

export interface HtmlOptions {
  /** Any text: it is escaped. */
  readonly title?: string
  /** A complete page; otherwise a fragment, to stand in a page that brings its own style. */
  readonly document?: boolean
  readonly showAnswers?: ShowAnswers
  /** The worked solutions that the worksheet holds. */
  readonly showSolutions?: ShowAnswers
  /** Says easy, medium or hard beside the name of each topic. */
  readonly showDifficulty?: boolean
}

export type CheckedOptions = Required<HtmlOptions>

const isShown = (value: unknown) => ANSWERS.some(name => name === value)
const NAMES = ANSWERS.map(name => `"${name}"`).join(', ')
const isBoolean = (value: unknown) => typeof value === 'boolean'
const RULES: Readonly<Record<keyof HtmlOptions, readonly [(value: unknown) => boolean, string]>> = {
  title: [value => typeof value === 'string', 'a string'],
  document: [isBoolean, 'true or false'],
  showAnswers: [isShown, NAMES],
  showSolutions: [isShown, NAMES],
  showDifficulty: [isBoolean, 'true or false'],
}

/** Fills in what is left out, and names the first option that cannot be. */
export function checkOptions(options: HtmlOptions): CheckedOptions {
  if (typeof options !== 'object' || options === null) throw invalid('The options of renderHtml must be an object.')
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(RULES, name))
      throw invalid(`renderHtml has no option "${name.slice(0, 60)}". It takes ${Object.keys(RULES).join(', ')}.`)
    const [isValid, expected] = RULES[name as keyof HtmlOptions]
    if (value !== undefined && !isValid(value)) throw invalid(`The option "${name}" of renderHtml must be ${expected}.`)
  }
  const { title = '', document = true, showAnswers = 'none', showSolutions = 'none', showDifficulty = false } = options
  return { title, document, showAnswers, showSolutions, showDifficulty }
}

const invalid = (message: string) => new WorksheetError('invalid_option', message)
