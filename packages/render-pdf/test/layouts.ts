import type { Layout, ShownBlock, ShownInline, ShownMaths, Token } from '@worksheet/core'

/** Short names to write formulas with, for tests. */
const token =
  (kind: Token['kind']) =>
  (text: string): Layout => ({ kind, text })
export const num = token('number')
export const id = token('identifier')
export const fn = token('function')
export const words = token('text')
export const ord = token('ordinary')
export const op = token('operator')
export const rel = token('relation')
export const comma: Layout = { kind: 'punctuation', text: ',' }
export const minus: Layout = { kind: 'sign', text: '−' }
export const thin: Layout = { kind: 'space', em: 1 / 6 }
export const row = (...items: Layout[]): Layout => ({ kind: 'row', items })
export const frac = (over: Layout, under: Layout, line = true): Layout => ({ kind: 'fraction', over, under, line })
export const sup = (base: Layout, exponent: Layout): Layout => ({ kind: 'script', base, sup: exponent })
export const sub = (base: Layout, index: Layout): Layout => ({ kind: 'script', base, sub: index })
export const both = (base: Layout, exponent: Layout, index: Layout): Layout => ({
  kind: 'script',
  base,
  sup: exponent,
  sub: index,
})
export const root = (of: Layout, degree?: Layout): Layout => ({ kind: 'root', of, ...(degree ? { degree } : {}) })
type Fence = Extract<Layout, { kind: 'fence' }>
export const fence = (of: Layout, left: Fence['left'] = '(', right: Fence['right'] = ')'): Layout => ({
  kind: 'fence',
  left,
  right,
  of,
})
type Big = Extract<Layout, { kind: 'big' }>
export const big = (text: Big['text'], from?: Layout, to?: Layout): Layout => ({
  kind: 'big',
  text,
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})
type Accent = Extract<Layout, { kind: 'accent' }>
export const accent = (mark: Accent['mark'], of: Layout): Layout => ({ kind: 'accent', mark, of })
export const blank = (em = 3, box = false): Layout => ({ kind: 'blank', em, box })
type Table = Extract<Layout, { kind: 'table' }>
export const table = (
  rows: Layout[][],
  align: Table['align'],
  gap: Table['gap'] = 'matrix',
  ruleBefore?: number,
): Layout => ({
  kind: 'table',
  rows,
  align,
  gap,
  ...(ruleBefore === undefined ? {} : { ruleBefore }),
})

export const maths = (layout: Layout): ShownMaths => ({
  kind: 'maths',
  layout,
  of: { kind: 'words', en: 'a formula', es: 'una fórmula' },
})
export const paragraph = (...content: (string | Layout)[]): ShownBlock => ({
  kind: 'paragraph',
  content: line(...content),
})
export const line = (...content: (string | Layout)[]): ShownInline[] =>
  content.map(item => (typeof item === 'string' ? item : maths(item)))
