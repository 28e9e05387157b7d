import type { Context } from './context.ts'
import { shortened } from './json.ts'
import { warningsHeader } from './warnings.ts'

/** Parameters that a warning names. */
const MOST_TOLD = 20

/** Warns of parameters that a path does not know, beside what else there is to warn of. */
export function unknownParameters(ctx: Context, known: readonly string[], others: readonly string[] = []): void {
  const unknown = Object.keys(ctx.query)
    .filter(name => !known.includes(name))
    .slice(0, MOST_TOLD)
    .map(name => `The parameter ${shortened(name).slice(1, -1)} is not known and was ignored.`)
  const warnings = [...others, ...unknown]
  if (warnings.length > 0) ctx.set('X-Worksheet-Warnings', warningsHeader(warnings))
}
