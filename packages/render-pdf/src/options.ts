import {
  checkOptions as checked,
  choiceOption,
  flagOption,
  type OptionRule,
  SHEET_OPTIONS,
  type SheetOptions,
  textOption,
} from '@worksheet/core/show'
import { type Logo, readLogo } from './logo/logo.ts'

/** How a worksheet is printed. Everything has a default. */
export interface PdfOptions extends SheetOptions {
  readonly columns?: 1 | 2
  /** Room to work in below each problem. */
  readonly workspace?: Workspace
  /** Prints the names of the topics. */
  readonly showTopics?: boolean
  /** Prints a place for the score. */
  readonly showScore?: boolean
  /** Begins the answers, and the solutions, on a page of their own. */
  readonly keyOnNewPage?: boolean
  readonly paper?: Paper
  /** Prints lines for the name and the date. */
  readonly nameAndDate?: boolean
  /** Printed beside the title, such as "B". */
  readonly version?: string
  /** Instructions in place of the topic's own, by the id of the entry. */
  readonly instructions?: Readonly<Record<string, string>>
  /** Printed at the top of every page but the first; the title unless given. */
  readonly header?: string
  readonly branding?: Branding
  /** Writes a structure tree for readers who listen. */
  readonly tagged?: boolean
}

export interface Branding {
  readonly organization?: string
  /** A PNG, JPEG or SVG file, or a data URL of one. */
  readonly logo?: Uint8Array | string
  /** For headings and rules, as "#rrggbb". */
  readonly accentColor?: string
  /** Printed at the bottom of every page. */
  readonly footer?: string
}

const WORKSPACES = ['compact', 'normal', 'roomy'] as const
const PAPERS = ['letter', 'a4'] as const
export type Workspace = (typeof WORKSPACES)[number]
export type Paper = (typeof PAPERS)[number]

/** Options that were checked and completed. */
export interface Settings extends Required<Omit<PdfOptions, 'branding' | 'header'>> {
  readonly header: string
  readonly organization: string
  readonly footer: string
  readonly accentColor: string
  readonly logo: Logo | null
}

const BLACK = '#000000'
const RENDERER = 'renderPdf'

/** A rule for every option, and for no other. */
type Rules<Options> = Readonly<Record<keyof Options, OptionRule<unknown>>>
const rule = <Value>(usual: Value, takes: OptionRule<Value>['takes'], expected: string): OptionRule<Value> => ({
  usual,
  takes,
  expected,
})

const isColor = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
const isFile = (value: unknown) => typeof value === 'string' || value instanceof Uint8Array
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const isTexts = (value: unknown) => isObject(value) && Object.values(value as object).every(textOption.takes)

const RULES = {
  ...SHEET_OPTIONS,
  showDifficulty: flagOption(true),
  columns: choiceOption<1 | 2>(2, [1, 2]),
  workspace: choiceOption('normal', WORKSPACES),
  paper: choiceOption('letter', PAPERS),
  showTopics: flagOption(true),
  showScore: flagOption(false),
  keyOnNewPage: flagOption(true),
  nameAndDate: flagOption(true),
  tagged: flagOption(false),
  version: textOption,
  instructions: rule<Readonly<Record<string, string>>>({}, isTexts, 'texts by the ids of entries'),
  header: rule<string | undefined>(undefined, textOption.takes, textOption.expected),
  branding: rule<Branding>({}, isObject, 'an object'),
} satisfies Rules<PdfOptions>

const BRANDING_RULES = {
  organization: textOption,
  footer: textOption,
  accentColor: rule(BLACK, isColor, 'a color such as "#1a5fb4"'),
  logo: rule<Uint8Array | string | undefined>(undefined, isFile, 'the bytes of a file, or its text'),
} satisfies Rules<Branding>

export function checkOptions(options: PdfOptions = {}): Settings {
  const { branding, instructions, header, ...rest } = checked(RENDERER, RULES, options)
  const { organization, footer, accentColor, logo } = checked(RENDERER, BRANDING_RULES, branding, 'branding')
  const title = onOneLine(rest.title)
  return {
    ...rest,
    title,
    version: onOneLine(rest.version),
    instructions: Object.fromEntries(Object.entries(instructions).map(([id, text]) => [id, onOneLine(text)])),
    header: header === undefined ? title : onOneLine(header),
    organization: onOneLine(organization),
    footer: onOneLine(footer),
    accentColor: accentColor.toLowerCase(),
    logo: logo === undefined ? null : readLogo(logo),
  }
}

/** Controls and line ends become spaces; marks that only steer other software are left out. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

const onOneLine = (text: string) => text.normalize('NFC').replace(CONTROLS, ' ').replace(INVISIBLE, '').trim()
