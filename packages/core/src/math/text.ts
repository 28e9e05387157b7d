import { never } from '../errors.ts'
import type { Layout } from './layout.ts'

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '-': '⁻',
  '−': '⁻',
  '+': '⁺',
  x: 'ˣ',
  n: 'ⁿ',
}
const SUBSCRIPTS: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '-': '₋',
  '+': '₊',
  n: 'ₙ',
  x: 'ₓ',
}
const COMBINING: Readonly<Record<string, string>> = {
  bar: '\u0304',
  hat: '\u0302',
  vector: '\u20d7',
  overline: '\u0305',
}

/** Maths for a terminal, a search index or a plain-text answer. */
export function textOf(layout: Layout): string {
  switch (layout.kind) {
    case 'number':
    case 'identifier':
    case 'text':
    case 'ordinary':
    case 'function':
      return layout.text
    case 'sign':
      return layout.text === '−' ? '-' : layout.text
    case 'operator':
    case 'relation':
      return ` ${layout.text === '−' ? '-' : layout.text} `
    case 'punctuation':
      return layout.text === ',' ? ', ' : layout.text
    case 'space':
      return ' '
    case 'blank':
      return layout.box ? '□' : '_'.repeat(Math.max(2, Math.ceil(layout.em * 2)))
    case 'row':
      return rowText(layout.items)
    case 'fraction':
      return layout.line
        ? `${tight(layout.over)}/${tight(layout.under, ONE_FACTOR)}`
        : `${textOf(layout.over)} choose ${textOf(layout.under)}`
    case 'script':
      return scriptBase(layout.base) + (layout.sub ? lowered(layout.sub) : '') + (layout.sup ? raised(layout.sup) : '')
    case 'root':
      return rootText(layout.of, layout.degree)
    case 'fence':
      return layout.left + textOf(layout.of) + layout.right
    case 'table':
      return layout.rows.map(cells => cells.map(textOf).join(layout.gap === 'matrix' ? ', ' : '')).join('; ')
    case 'big':
      return bigText(layout)
    case 'accent':
      return accented(layout.mark, textOf(layout.of))
    default:
      return never(layout)
  }
}

function bigText({ text, from, to }: Extract<Layout, { kind: 'big' }>): string {
  if (text === 'lim') return `lim (${from ? textOf(from) : ''})`
  return text + (from && to ? `[${textOf(from)}..${textOf(to)}] ` : ' ')
}

function rootText(of: Layout, degree?: Layout): string {
  const index = degree ? textOf(degree) : ''
  const sign = index === '' ? '√' : index === '3' ? '∛' : index === '4' ? '∜' : `${raised(degree ?? of)}√`
  return sign + tight(of, ONE_SYMBOL)
}

/** (√x)³ is not √x³. */
const scriptBase = (base: Layout) => (base.kind === 'root' ? `(${textOf(base)})` : textOf(base))

function accented(mark: Extract<Layout, { kind: 'accent' }>['mark'], text: string): string {
  const combining = COMBINING[mark]
  if (combining !== undefined && (mark !== 'overline' || /^\d+$/.test(text)))
    return [...text].map(character => character + combining).join('')
  return text
}

/** On one line a fraction beside a factor needs brackets that the bar gives on paper. */
function rowText(items: readonly Layout[]): string {
  let text = ''
  items.forEach((item, i) => {
    const next = items[i + 1]
    const previous = i > 0 ? items[i - 1] : undefined
    const before = previous?.kind === 'space' && i > 1 ? items[i - 2] : previous
    if (previous?.kind === 'space' && isFunction(before)) text += argument(textOf(item), item)
    else if (item.kind !== 'fraction' || !item.line) text += textOf(item)
    else if (previous?.kind === 'number') text += isPlainNumber(item) ? ` ${textOf(item)}` : `(${textOf(item)})`
    else
      text +=
        (next && (isFactor(next) || isCall(items, i))) || (before && isFactor(before))
          ? `(${textOf(item)})`
          : textOf(item)
  })
  return text
}

/** sin ((1/2)x), since sin (1/2)x is the sine of 1/2 times x. */
const argument = (text: string, { kind }: Layout) => (kind === 'fraction' || text.startsWith('(') ? `(${text})` : text)

/** 1 3/4 is a mixed number; 2(x/3) is a product. */
const isPlainNumber = ({ over, under }: Extract<Layout, { kind: 'fraction' }>) =>
  over.kind === 'number' && under.kind === 'number'
const isFunction = (layout: Layout | undefined): boolean =>
  layout?.kind === 'function' || (layout?.kind === 'script' && isFunction(layout.base))

/** (1/5) ln x and (1/2) du: a space sets apart what follows; what is integrated ends there: ∫ 1/x dx. */
const isCall = (items: readonly Layout[], i: number) =>
  items[i + 1]?.kind === 'space' &&
  (isFunctionRow(items[i + 2]) || (items[i - 1]?.kind !== 'big' && isDifferential(items[i + 2])))
const isDifferential = (layout: Layout | undefined) => layout?.kind === 'identifier' && layout.text === 'd'
const isFunctionRow = (layout: Layout | undefined): boolean =>
  isFunction(layout) || (layout?.kind === 'row' && isFunction(layout.items[0]))

const FACTORS: ReadonlySet<Layout['kind']> = new Set([
  'identifier',
  'script',
  'fence',
  'root',
  'row',
  'function',
  'fraction',
])
const isFactor = ({ kind }: Layout) => FACTORS.has(kind)

/** What needs no brackets above a slash, below it (1/(2x) is not 1/2x), and under a root (√(2x) is not √2x). */
const ONE_TERM = /^[\d.,]*\p{L}?[²³]?$|^d[²³]?\p{L}?[²³]?$|^\d+!$/u
const ONE_FACTOR = /^[\d.,]+$|^\p{L}?[²³]?$|^d[²³]?\p{L}?[²³]?$|^\d+!$/u
const ONE_SYMBOL = /^[\d.,]+$|^\p{L}$/u

function tight(layout: Layout, bare = ONE_TERM): string {
  const text = textOf(layout)
  const isLoose = layout.kind === 'row' || (layout.kind === 'script' && bare === ONE_SYMBOL)
  return (isLoose && !bare.test(text)) || (layout.kind === 'fraction' && layout.line) ? `(${text})` : text
}

const raised = (layout: Layout) => shifted(textOf(layout), SUPERSCRIPTS, '^')
const lowered = (layout: Layout) => shifted(textOf(layout), SUBSCRIPTS, '_')

function shifted(text: string, alphabet: Readonly<Record<string, string>>, mark: string): string {
  const alone = alphabet[text]
  if (alone !== undefined) return alone
  const characters = [...text.replaceAll(' ', '')].map(character => alphabet[character])
  if (characters.every(character => character !== undefined)) return characters.join('')
  return text === '°' ? text : `${mark}${text.length > 1 ? `(${text})` : text}`
}
