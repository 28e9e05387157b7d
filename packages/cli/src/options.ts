import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean } from '@worksheet/core/request'
import { UsageError } from './terminal.ts'

export type Options = NonNullable<ParseArgsConfig['options']>

/** Flags by their declaration. An unknown or incomplete one, or a word too many, is a usage error that says what to do. */
export function readOptions<const O extends Options>(args: readonly string[], options: O, words = 0) {
  const read = parsed(args, options)
  const extra = read.positionals[words]
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many. Try worksheet --help.`)
  return read
}

function parsed<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: withNegatives(args), options, allowPositionals: true, strict: true })
  } catch (error) {
    const unknown = nameOfUnknown(error)
    if (unknown !== null) {
      const meant = didYouMean(
        unknown,
        Object.keys(options).map(name => [`--${name}`, name]),
      )
      throw new UsageError(`There is no option ${unknown} here.${meant} Try worksheet --help.`)
    }
    const [said] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    throw new UsageError(`${said}. Try worksheet --help.`)
  }
}

function nameOfUnknown(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')) return null
  return /'(-[^']*)'/.exec(error.message)?.[1] ?? null
}

/** `--seed -5` is what one types; a value with a minus sign has to be tied to its flag. */
function withNegatives(args: readonly string[]): string[] {
  const tied: string[] = []
  for (const word of args) {
    const before = tied.at(-1)
    if (/^-\d/.test(word) && before?.startsWith('--') && !before.includes('=')) tied[tied.length - 1] += `=${word}`
    else tied.push(word)
  }
  return tied
}

export function wholeNumber(
  text: string,
  flag: string,
  { low = Number.MIN_SAFE_INTEGER, high = Number.MAX_SAFE_INTEGER } = {},
): number {
  const value = Number(text)
  if (/^-?\d+$/.test(text) && value >= low && value <= high) return value + 0
  const upTo = high === Number.MAX_SAFE_INTEGER ? ' on' : ` to ${high}`
  const range = low === Number.MIN_SAFE_INTEGER ? '' : ` from ${low}${upTo}`
  throw new UsageError(`--${flag} takes a whole number${range}, not "${text}".`)
}

export function oneOf<const T extends string>(text: string, allowed: readonly T[], flag: string): T {
  const found = allowed.find(item => item === text)
  if (found !== undefined) return found
  const meant = didYouMean(
    text,
    allowed.map(item => [item]),
  )
  throw new UsageError(`--${flag} takes ${allowed.join(', ')}, not "${text}".${meant}`)
}
