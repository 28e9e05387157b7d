import type { Difficulty, Locale, Worksheet, WorksheetRequest } from '@worksheet/core'
import { requestSchema } from '@worksheet/core/request'
import { FONT_SIZES, type FontSize } from '@worksheet/core/show'

export interface Row {
  readonly topic: string
  readonly difficulty: Difficulty
  readonly count: number
  /** Places of exchanged problems, in the order of the exchanges. */
  readonly replace: readonly number[]
  /** The forms that its problems have; none where they may have any of the level. */
  readonly forms: readonly string[]
}

/** All that a sheet is made of: what a link holds. */
export interface Plan {
  readonly title: string
  readonly locale: Locale
  readonly seed: number
  readonly columns: 1 | 2
  readonly workspace: 'compact' | 'normal' | 'roomy'
  readonly fontSize: FontSize
  readonly paper: 'letter' | 'a4'
  readonly answers: boolean
  readonly solutions: boolean
  readonly rows: readonly Row[]
}

export const EMPTY: Plan = {
  title: '',
  locale: 'en',
  seed: 1,
  columns: 2,
  workspace: 'normal',
  fontSize: 'normal',
  paper: 'letter',
  answers: false,
  solutions: false,
  rows: [],
}

export const COLUMNS = [1, 2] as const
export const WORKSPACES = ['compact', 'normal', 'roomy'] as const
export const PAPERS = ['letter', 'a4'] as const

export const requestOf = ({ rows, locale, seed }: Plan): WorksheetRequest => ({
  seed,
  locale,
  entries: rows.map(entryOf),
})

/** What a row says beyond its topic, level and count, where it says something. */
export const detailsOf = ({ replace, forms }: Pick<Row, 'replace' | 'forms'>) => ({
  ...(replace.length > 0 && { replace }),
  ...(forms.length > 0 && { forms }),
})

const entryOf = ({ replace, forms, ...row }: Row) => ({ ...row, ...detailsOf({ replace, forms }) })

export const holdsSolutions = ({ entries }: Worksheet): boolean =>
  entries.some(({ problems }) => problems.some(({ solution }) => solution !== null))

/** How the sheet is printed. Where no problem has a solution, none are. */
export const layoutOf = (
  worksheet: Worksheet,
  { title, columns, workspace, fontSize, paper, answers, solutions }: Plan,
) => ({
  title,
  columns,
  workspace,
  fontSize,
  paper,
  showAnswerKey: answers,
  showSolutions: solutions && holdsSolutions(worksheet),
})

/** The part of an address after #, in letters that no chat or mail takes apart. */
export function linkOf(plan: Plan): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...plan, rows: plan.rows.map(entryOf) }))
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The sheet of a link, or null where it is none: cut off, or of someone else's making. */
export function planOf(link: string): Plan | null {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    const given: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof given !== 'object' || given === null) return null
    return checked(given)
  } catch {
    return null
  }
}

function checked(given: { readonly [key in keyof Plan]?: unknown }): Plan | null {
  const rows = given.rows
  if (!Array.isArray(rows)) return null
  const request = requestSchema.safeParse({ entries: rows, locale: given.locale, seed: given.seed })
  if (!request.success && rows.length > 0) return null
  const among = <const T>(value: unknown, allowed: readonly T[], usual: T): T =>
    allowed.find(item => item === value) ?? usual
  return {
    title: typeof given.title === 'string' ? given.title.slice(0, 200) : EMPTY.title,
    locale: among(given.locale, ['en', 'es'], EMPTY.locale),
    seed: Number.isSafeInteger(given.seed) ? Number(given.seed) : EMPTY.seed,
    columns: among(given.columns, COLUMNS, EMPTY.columns),
    workspace: among(given.workspace, WORKSPACES, EMPTY.workspace),
    fontSize: among(given.fontSize, FONT_SIZES, EMPTY.fontSize),
    paper: among(given.paper, PAPERS, EMPTY.paper),
    answers: given.answers === true,
    solutions: given.solutions === true,
    rows: (request.data?.entries ?? []).flatMap(({ topic, difficulty = 'medium', count, replace = [], forms = [] }) =>
      typeof topic === 'string' ? [{ topic, difficulty, count: Math.min(count, MOST), replace, forms }] : [],
    ),
  }
}

/** As many problems of a topic as a page of choices should offer. */
export const MOST = 60

export const moved = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The rows with one exchange more: of the problem that has this number on the sheet. */
export function exchanged(rows: readonly Row[], number: number): readonly Row[] {
  let first = 1
  return rows.map(row => {
    const place = number - first + 1
    first += row.count
    return place >= 1 && place <= row.count ? { ...row, replace: [...row.replace, place] } : row
  })
}

/** Exchanges beyond the last problem fall away with it. */
export const withCount = (row: Row, count: number): Row => ({
  ...row,
  count,
  replace: row.replace.filter(place => place <= count),
})
