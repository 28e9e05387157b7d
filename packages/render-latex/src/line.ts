import type { ShownInline } from '@worksheet/core/show'
import { escapeText, joined } from './escape.ts'
import { mathsToLatex } from './maths.ts'

/** Words and formulas of one line. */
export const lineToLatex = (items: readonly ShownInline[]): string => joined(items.map(inlineToLatex))

/** Words that stand alone in a formula are words: they may wrap. */
function inlineToLatex(item: ShownInline): string {
  if (typeof item === 'string') return escapeText(item)
  return item.layout.kind === 'text' ? escapeText(item.layout.text) : mathsToLatex(item.layout)
}
