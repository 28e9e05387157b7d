import {
  checkOptions as checked,
  flagOption,
  type OptionRules,
  SHEET_OPTIONS,
  type SheetOptions,
  type ShownProblem,
} from '@worksheet/core/show'

export interface HtmlOptions extends SheetOptions {
  /** A complete page; otherwise a fragment, to stand in a page that brings its own style. */
  readonly document?: boolean
  /** Puts each answer and solution behind a disclosure below its problem, instead of all together at the end. */
  readonly disclosures?: boolean
}

export type CheckedOptions = Required<HtmlOptions>

const RULES: OptionRules<CheckedOptions> = {
  ...SHEET_OPTIONS,
  document: flagOption(true),
  disclosures: flagOption(false),
}

export const checkOptions = (options: HtmlOptions): CheckedOptions => checked('renderHtml', RULES, options)

export const numberOf = ({ number }: ShownProblem, { startNumber }: CheckedOptions): number => number + startNumber - 1
