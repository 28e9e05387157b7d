import { WorksheetError } from '@worksheet/core/show'
import { type Logo, readLogo } from './logo/logo.ts'

/** How a worksheet is printed. Everything has a default. */
export interface PdfOptions {
  /** Printed at the top, and the name of the document. */
  readonly title?: string
  readonly columns?: 1 | 2
  /** Room to work in below each problem. */
  readonly workspace?: Workspace
  readonly fontSize?: FontSize
  /** Prints the level beside the name of each topic. */
  readonly showDifficulty?: boolean
  /** Prints the names of the topics. */
  readonly showTopics?: boolean
  /** Prints a place for the score. */
  readonly showScore?: boolean
  /** Appends the answers. */
  readonly showAnswerKey?: boolean
  /** Appends the worked solutions that the worksheet holds, after the answers or instead of them. */
  readonly showSolutions?: boolean
  /** Begins the answers, and the solutions, on a page of their own. */
  readonly keyOnNewPage?: boolean
  readonly paper?: Paper
  /** Prints lines for the name and the date. */
  readonly nameAndDate?: boolean
  /** The number of the first problem. */
  readonly startNumber?: number
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
const FONT_SIZES = ['small', 'normal', 'large'] as const
const PAPERS = ['letter', 'a4'] as const
export type Workspace = (typeof WORKSPACES)[number]
export type FontSize = (typeof FONT_SIZES)[number]
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
const HIGHEST_NUMBER = 9999

export function checkOptions(options: PdfOptions = {}): Settings {
  const { branding = {} } = options
  const title = text('title', options.title)
  return {
    title,
    columns: oneOf('columns', options.columns ?? 2, [1, 2]),
    workspace: oneOf('workspace', options.workspace ?? 'normal', WORKSPACES),
    fontSize: oneOf('fontSize', options.fontSize ?? 'normal', FONT_SIZES),
    paper: oneOf('paper', options.paper ?? 'letter', PAPERS),
    showDifficulty: flag('showDifficulty', options.showDifficulty, true),
    showTopics: flag('showTopics', options.showTopics, true),
    showScore: flag('showScore', options.showScore, false),
    showAnswerKey: flag('showAnswerKey', options.showAnswerKey, false),
    showSolutions: flag('showSolutions', options.showSolutions, false),
    keyOnNewPage: flag('keyOnNewPage', options.keyOnNewPage, true),
    nameAndDate: flag('nameAndDate', options.nameAndDate, true),
    tagged: flag('tagged', options.tagged, false),
    startNumber: startNumber(options.startNumber ?? 1),
    version: text('version', options.version),
    instructions: Object.fromEntries(
      Object.entries(options.instructions ?? {}).map(([id, instruction]) => [
        id,
        text(`instructions.${id}`, instruction),
      ]),
    ),
    header: options.header === undefined ? title : text('header', options.header),
    organization: text('branding.organization', branding.organization),
    footer: text('branding.footer', branding.footer),
    accentColor: color(branding.accentColor ?? BLACK),
    logo: branding.logo === undefined ? null : readLogo(branding.logo),
  }
}

function invalid(name: string, expected: string, value: unknown): never {
  const shown = JSON.stringify(value) ?? String(value)
  throw new WorksheetError(
    'invalid_option',
    `"${name}" is ${expected}, not ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`,
  )
}

function oneOf<T extends string | number>(name: string, value: T, allowed: readonly T[]): T {
  return allowed.includes(value) ? value : invalid(name, `one of ${allowed.join(', ')}`, value)
}

function flag(name: string, value: boolean | undefined, usual: boolean): boolean {
  return value === undefined ? usual : typeof value === 'boolean' ? value : invalid(name, 'true or false', value)
}

function startNumber(value: number): number {
  return Number.isInteger(value) && value >= 0 && value <= HIGHEST_NUMBER
    ? value
    : invalid('startNumber', `a whole number from 0 to ${HIGHEST_NUMBER}`, value)
}

function color(value: string): string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
    ? value.toLowerCase()
    : invalid('branding.accentColor', 'a color such as "#1a5fb4"', value)
}

const LONGEST = 10_000
/** Controls and line ends become spaces; marks that only steer other software are left out. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

/** Text of the caller's own, on one line. */
function text(name: string, value: string | undefined): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return invalid(name, 'text', value)
  if (value.length > LONGEST) return invalid(name, `at most ${LONGEST} characters long`, `${value.length} characters`)
  return value.normalize('NFC').replace(CONTROLS, ' ').replace(INVISIBLE, '').trim()
}
