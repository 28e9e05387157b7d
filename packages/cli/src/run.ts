import type { WorksheetError } from '@worksheet/core'
import { HELP } from './help.ts'
import { type Command, type Terminal, UsageError } from './terminal.ts'
import { VERSION } from './version.ts'

/** Each is read when it is called for: what a command does without costs it no time. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['catalog', async () => (await import('./commands/catalog.ts')).catalogCommand],
  ['generate', async () => (await import('./commands/generate.ts')).generateCommand],
  ['preview', async () => (await import('./commands/preview.ts')).previewCommand],
  ['check', async () => (await import('./commands/check.ts')).checkCommand],
  ['completion', async () => (await import('./commands/completion.ts')).completionCommand],
])

/** Runs one command line and gives its exit code. */
export async function run([name, ...args]: readonly string[], terminal: Terminal): Promise<number> {
  if (
    name === undefined ||
    name === 'help' ||
    name === '--help' ||
    name === '-h' ||
    args.includes('--help') ||
    args.includes('-h')
  )
    return print(HELP, terminal)
  if (name === '--version') return print(`${VERSION}\n`, terminal)
  const command = COMMANDS.get(name)
  try {
    if (!command) throw await unknownCommand(name)
    return await (await command())(args, terminal)
  } catch (error) {
    const said = mistakeOf(error)
    terminal.warn(`${said ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`)
    return said === null ? 3 : 2
  }
}

async function unknownCommand(name: string): Promise<UsageError> {
  const { didYouMean } = await import('@worksheet/core/request')
  const names = [...COMMANDS.keys()]
  const meant = didYouMean(
    name,
    names.map(known => [known]),
  )
  return new UsageError(`There is no command "${name}".${meant} There are ${names.join(', ')}.`)
}

function print(text: string, terminal: Terminal): number {
  terminal.write(text)
  return 0
}

/** What the caller can put right, or null for a failure of the program. */
function mistakeOf(error: unknown): string | null {
  if (error instanceof UsageError) return error.message
  if (isOfLibrary(error) && error.code !== 'generation_failed') return told(error)
  // A file that is not there, is a folder, or may not be read or written.
  if (error instanceof Error && 'syscall' in error) return fileTrouble(error)
  return null
}

/** By its name, so that the library is not read for it. */
const isOfLibrary = (error: unknown): error is WorksheetError =>
  error instanceof Error && error.name === 'WorksheetError'

function told({ code, message, details }: WorksheetError): string {
  if (details.length < 2) return message
  const lines = details.map(detail => `  ${detail.path === '' ? '' : `${detail.path}: `}${detail.message}`)
  return [code === 'invalid_request' ? 'The request does not have the documented shape:' : message, ...lines].join('\n')
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not in a folder',
  EACCES: 'may not be read or written',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'does not fit on the disk',
}

/** In words where the trouble is a common one. */
function fileTrouble(error: Error): string {
  const { code, path } = error as NodeJS.ErrnoException
  const said = code === undefined ? undefined : TROUBLES[code]
  return said !== undefined && path !== undefined ? `"${path}" ${said}.` : error.message
}
