import type { ShownInline } from '@worksheet/core'
import { escapeText, joined } from './escape.ts'
import { mathsToLatex } from './maths.ts'

/** Words and formulas of one line. */
export const lineToLatex = (items: readonly ShownInline[]): string =>
  joined(items.map(item => (typeof item === 'string' ? escapeText(item) : mathsToLatex(item.layout))))
