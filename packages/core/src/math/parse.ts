import { WorksheetError } from '../errors.ts'
import type { Expr } from './expr.ts'
import { Parser, type Reading } from './parser.ts'
import { tokensOf } from './tokens.ts'

const CANONICAL: Reading = { slashTakesAll: false, rootTakesAll: false, argumentTakesSlash: true, logTakesBase: false }
const OTHERS: readonly Reading[] = [
  { ...CANONICAL, slashTakesAll: true },
  { ...CANONICAL, rootTakesAll: true },
  { ...CANONICAL, argumentTakesSlash: false },
  { ...CANONICAL, logTakesBase: true },
]

/** Reads a formula as a pupil types it or as canonical text writes it; null for what is no formula. */
export function parse(text: string, reading: Reading = CANONICAL): Expr | null {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return null
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
