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

interface Read {
  readonly expr: Expr | null
  readonly steps: number
}

/** A judgement reads the same text many times over. */
const known = new Map<Reading, Map<string, Read>>()
const MOST_KNOWN = 500
const STEPS_OF_A_TOKEN = 10

/** Reads a formula as a pupil types it or as canonical text writes it; null for what is no formula. */
export function parse(text: string, reading: Reading = CANONICAL): Expr | null {
  const texts = known.get(reading) ?? new Map<string, Read>()
  known.set(reading, texts)
  const read = texts.get(text) ?? parsed(text, reading)
  if (texts.size >= MOST_KNOWN) texts.clear()
  texts.set(text, read)
  // What is known costs as much as what is not, so that a judgement is the same each time.
  spend(read.steps)
  return read.expr
}

function parsed(text: string, reading: Reading): Read {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return { expr: null, steps: 0 }
  const steps = tokens.length * STEPS_OF_A_TOKEN
  try {
    return { expr: new Parser(tokens, reading).parse(), steps }
  } catch (error) {
    if (error instanceof WorksheetError) return { expr: null, steps }
    throw error
  }
}

/** All that the text may mean, the canonical reading first. */
export function readings(text: string): readonly Expr[] {
  const ways = /[/√∛]|sqrt|cbrt|log\d/i.test(text) ? [CANONICAL, ...OTHERS] : [CANONICAL]
  const found = ways.flatMap(reading => parse(text, reading) ?? [])
  return [...new Map(found.map(expr => [JSON.stringify(expr), expr])).values()]
}
