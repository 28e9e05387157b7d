import { WorksheetError } from '../errors.ts'
import type { Expr } from './expr.ts'
import { Parser, type Reading } from './parser.ts'
import { tokensOf } from './tokens.ts'
import { spend } from './work.ts'

const CANONICAL: Reading = { slashTakesAll: false, rootTakesAll: false, argumentTakesSlash: true, logTakesBase: false }
const OTHERS: readonly Reading[] = [
  { ...CANONICAL, slashTakesAll: true },
  { ...CANONICAL, rootTakesAll: true },
  { ...CANONICAL, argumentTakesSlash: false },
  { ...CANONICAL, logTakesBase: true },
]

/** A judgement reads the same text many times over. */
const known = new Map<Reading, Map<string, Expr | null>>()
const MOST_KNOWN = 500
const STEPS_OF_A_TOKEN = 10

/** Reads a formula as a pupil types it or as canonical text writes it; null for what is no formula. */
export function parse(text: string, reading: Reading = CANONICAL): Expr | null {
  const texts = known.get(reading) ?? new Map<string, Expr | null>()
  known.set(reading, texts)
  const found = texts.get(text)
  if (found !== undefined) return found
  const read = parsed(text, reading)
  if (texts.size >= MOST_KNOWN) texts.clear()
  texts.set(text, read)
  return read
}

function parsed(text: string, reading: Reading): Expr | null {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return null
  spend(tokens.length * STEPS_OF_A_TOKEN)
  try {
    return new Parser(tokens, reading).parse()
  } catch (error) {
    if (error instanceof WorksheetError) return null
    throw error
  }
}

/** All that the text may mean, the canonical reading first. */
export function readings(text: string): readonly Expr[] {
  const ways = /[/√∛]|sqrt|cbrt|log\d/i.test(text) ? [CANONICAL, ...OTHERS] : [CANONICAL]
  const found = ways.flatMap(reading => parse(text, reading) ?? [])
  return [...new Map(found.map(expr => [JSON.stringify(expr), expr])).values()]
}
