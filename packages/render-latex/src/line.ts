import { type ShownInline, widthOf } from '@worksheet/core/show'
import { escapeText, joined } from './escape.ts'
import { mathsToLatex } from './maths.ts'

/** Words and formulas of one line. */
export function lineToLatex(items: readonly ShownInline[]): string {
  const tied = isLoneEnd(items) ? items.findLastIndex(item => typeof item !== 'string') - 1 : -1
  return joined(items.map((item, i) => (i === tied ? `${inlineToLatex(item).trimEnd()}~` : inlineToLatex(item))))
}

/** A letter that may come to stand alone on the last line. */
function isLoneEnd(items: readonly ShownInline[]): boolean {
  const at = items.findLastIndex(item => typeof item !== 'string')
  const [before, last, after] = [items[at - 1], items[at], items[at + 1] ?? '']
  return (
    typeof before === 'string' &&
    /\S $/.test(before) &&
    typeof last === 'object' &&
    widthOf(last.layout) < 1.2 &&
    typeof after === 'string' &&
    after.length < 2
  )
}

/** Words that stand alone in a formula are words: they may wrap. */
function inlineToLatex(item: ShownInline): string {
  if (typeof item === 'string') return escapeText(item)
  return item.layout.kind === 'text' ? escapeText(item.layout.text) : mathsToLatex(item.layout)
}
