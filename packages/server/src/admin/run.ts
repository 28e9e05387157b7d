import { parseArgs } from 'node:util'
import { accountCommands } from './accounts.ts'
import { archiveCommands } from './archive.ts'
import { backupCommands } from './backup.ts'
import { brandingCommands } from './branding.ts'
import { type Command, CommandError, type Desk, type Given } from './command.ts'
import { ledgerCommands } from './credits.ts'
import { embedCommands } from './embeds.ts'
import { keyCommands } from './keys.ts'
import { usageCommands } from './usage.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...accountCommands,
  ...keyCommands,
  ...ledgerCommands,
  ...archiveCommands,
  ...brandingCommands,
  ...embedCommands,
  ...usageCommands,
  ...backupCommands,
}

export interface Asked {
  readonly command: Command
  readonly given: Given
  readonly argument: string
  readonly json: boolean
}

/** Reads a command line such as `key create --account demo --json`. */
export function parseCommand(words: readonly string[]): Asked {
  const name = words.slice(0, 2).join(' ')
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CommandError(`There is no command "${name}". To see all: worksheet-server --help`)
  const options = Object.fromEntries(
    Object.entries({ ...command.options, json: { value: 'flag' } as const }).map(([option, { value }]) => [
      option,
      { type: value === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { values, positionals } = parsed(withNegatives(words.slice(2)), options)
  const expected = command.argument ? 1 : 0
  if (positionals.length !== expected) throw new CommandError(`Use it like this: ${usage(name, command)}`)
  const { json, ...given } = values
  for (const [option, { required }] of Object.entries(command.options)) {
    if (required && given[option] === undefined)
      throw new CommandError(`--${option} is missing. Use it like this: ${usage(name, command)}`)
  }
  return { command, given: given as Given, argument: positionals[0] ?? '', json: json === true }
}

/** `--amount -5` is what one types; a value with a minus sign has to be tied to its option. */
function withNegatives(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (/^-\d/.test(word) && before?.startsWith('--')) joined[joined.length - 1] = `${before}=${word}`
    else joined.push(word)
  }
  return joined
}

function parsed(args: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}

/** Runs a command and gives back what to print and the exit code. */
export async function runCommand(
  { command, given, argument, json }: Asked,
  desk: Desk,
): Promise<{ output: string; exitCode: number }> {
  const { data, text, failed } = await command.run(desk, given, argument)
  return { output: json ? JSON.stringify(data, null, 2) : text, exitCode: failed ? 1 : 0 }
}

export const usage = (name: string, { argument, options }: Command) =>
  [
    'worksheet-server',
    name,
    argument && `<${argument}>`,
    ...Object.entries(options).map(([option, { value, required }]) => {
      const text = value === 'flag' ? `--${option}` : `--${option} <value>`
      return required ? text : `[${text}]`
    }),
    '[--json]',
  ]
    .filter(Boolean)
    .join(' ')

export function describeCommands(): string {
  return Object.entries(COMMANDS)
    .map(([name, command]) => {
      const options = Object.entries(command.options).map(
        ([option, { about, required }]) => `      --${option}${required ? ' (required)' : ''}  ${about}`,
      )
      return [`  ${name}${command.argument ? ` <${command.argument}>` : ''}  ${command.about}`, ...options].join('\n')
    })
    .join('\n')
}
