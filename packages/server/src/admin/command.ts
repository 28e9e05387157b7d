import type { Config } from '../config.ts'
import type { GroupCommit } from '../ledger/group-commit.ts'
import type { Branding } from '../rendering/job.ts'
import type { Storage } from '../storage/storage.ts'

/** What a command works on: the same database as a server that runs. */
export interface Desk {
  readonly database: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>
  readonly storage: Storage
  readonly ledger: GroupCommit
  readonly now: number
  /** Tells the person who waits how far it is. */
  progress(text: string): void
  readFile(path: string): Promise<Uint8Array>
  /** Prints a page with the branding, and fails where it cannot be printed. */
  proof(branding: Branding): Promise<void>
}

export interface Option {
  readonly value: 'text' | 'flag'
  readonly required?: boolean
  readonly about: string
}

/** Given options by name. A flag reads as `true`. */
export type Given = Readonly<Record<string, string | true | undefined>>

/** What a command says: `data` for a machine, `text` for a person, and whether all was well. */
export interface Report {
  readonly data: unknown
  readonly text: string
  readonly failed?: boolean
}

export interface Command {
  readonly about: string
  /** The value that follows the command's name, such as the name of a new account. */
  readonly argument?: string
  readonly options: Readonly<Record<string, Option>>
  run(desk: Desk, given: Given, argument: string): Promise<Report>
}

/** Something that the person at the command line can put right. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export function wholeNumber(
  given: Given,
  name: string,
  { low = 1, high = Number.MAX_SAFE_INTEGER } = {},
): number | null {
  const text = given[name]
  if (text === undefined) return null
  const number = typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (Number.isSafeInteger(number) && number >= low && number <= high) return number
  throw new CommandError(
    `--${name} takes a whole number from ${low}${high === Number.MAX_SAFE_INTEGER ? '' : ` to ${high}`}.`,
  )
}

/** Sums of credits stay far below what a number of JavaScript counts exactly. */
export const MOST_CREDITS = 1e12

export const textOf = (given: Given, name: string): string | null => {
  const value = given[name]
  return typeof value === 'string' ? value : null
}

export const timeText = (time: number | null) => (time === null ? '-' : new Date(time).toISOString())

/** Rows under their headings, each column as wide as its widest cell. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [headings, ...rows].map(row => row.map(String))
  const widths = headings.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
