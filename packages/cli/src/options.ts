import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './terminal.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Flags by their declaration; an unknown or incomplete one is a usage error that says what to do. */
export function readOptions<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. Try worksheet --help.`,
    )
  }
}

export function wholeNumber(text: string, flag: string): number {
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new UsageError(`--${flag} takes a whole number, not "${text}".`)
  return value
}

export function oneOf<const T extends string>(text: string, allowed: readonly T[], flag: string): T {
  const found = allowed.find(item => item === text)
  if (found === undefined) throw new UsageError(`--${flag} takes ${allowed.join(', ')}, not "${text}".`)
  return found
}
