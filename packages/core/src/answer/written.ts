import type { Value } from '../math/build.ts'
import { exact } from '../math/evaluate.ts'
import { type Expr, holds, type Kind } from '../math/expr.ts'
import { presentOnce } from '../math/present.ts'
import { textOf } from '../math/text.ts'
import { Ratio } from '../number/ratio.ts'

/** The canonical text of an expression: what a pupil could type, and what parsing reads back. */
export const writtenOut = (value: Expr): string => textOf(presentOnce(value, 'en')).trim()

const ARITHMETIC: ReadonlySet<Kind> = new Set<Kind>([
  'number',
  'sum',
  'product',
  'negative',
  'quotient',
  'group',
  'measure',
  'percent',
  'money',
])

/** The exact rational that a printed value stands for, or null for π, √2, a letter. */
export function rationalOf(value: Value): Ratio | null {
  if (typeof value === 'number') return Ratio.of(value)
  if (value instanceof Ratio) return value
  if (value.kind === 'number') return Ratio.of(value.n, value.d)
  return holds(value, part => !ARITHMETIC.has(part.kind)) ? null : exact(value)
}

/** The canonical text of one value: "-3/4" for every rational, "red | rojo" for words, otherwise the formula as text: "2√3", "π/6", "∞". */
export function canonical(value: Value): string {
  if (typeof value === 'object' && 'kind' in value && value.kind === 'words')
    return value.en === value.es ? value.en : `${value.en} | ${value.es}`
  const rational = rationalOf(value)
  return rational ? rational.toString() : writtenOut(value as Expr)
}
