import { WorksheetError } from '@worksheet/core'
import { catalogCommand } from './commands/catalog.ts'
import { checkCommand } from './commands/check.ts'
import { completionCommand } from './commands/completion.ts'
import { generateCommand } from './commands/generate.ts'
import { previewCommand } from './commands/preview.ts'
import { HELP } from './help.ts'
import { type Command, type Terminal, UsageError } from './terminal.ts'
import { VERSION } from './version.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  catalog: catalogCommand,
  generate: generateCommand,
  preview: previewCommand,
  check: checkCommand,
  completion: completionCommand,
}

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
  const command = COMMANDS[name]
  try {
    if (!command) throw new UsageError(`There is no command "${name}". There are ${Object.keys(COMMANDS).join(', ')}.`)
    return await command(args, terminal)
  } catch (error) {
    return failed(error, terminal)
  }
}

function print(text: string, terminal: Terminal): number {
  terminal.write(text)
  return 0
}

function failed(error: unknown, terminal: Terminal): number {
  if (error instanceof UsageError) terminal.warn(`${error.message}\n`)
  else if (error instanceof WorksheetError)
    terminal.warn(`${[error.message, ...error.details.slice(1).map(({ message }) => message)].join('\n')}\n`)
  else if (error instanceof Error && 'code' in error && error.code === 'ENOENT') terminal.warn(`${error.message}\n`)
  else {
    terminal.warn(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return 3
  }
  return 2
}
