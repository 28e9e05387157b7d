/** What a command may use of the outside world, so that tests run it without a process. */
export interface Terminal {
  readonly write: (text: string | Uint8Array) => void
  readonly warn: (text: string) => void
  readonly readFile: (path: string) => Promise<string>
  readonly writeFile: (path: string, content: string | Uint8Array) => Promise<void>
  readonly readInput: () => Promise<string>
  /** Whether what is written goes to a screen, which cannot show a file. */
  readonly isScreen: boolean
  /** Whether a person watches: progress is shown then, and only then. */
  readonly isWatched: boolean
}

/** A caller's mistake: printed without a stack, exit code 2. */
export class UsageError extends Error {}

export type Command = (args: readonly string[], terminal: Terminal) => Promise<number>
