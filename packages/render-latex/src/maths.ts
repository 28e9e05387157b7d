import { type Layout, never, widthOf } from '@worksheet/core/show'
import { escapeText } from './escape.ts'
import { tableTex } from './maths-table.ts'
import { MATHS_FUNCTIONS, MATHS_SIGNS } from './signs.ts'

/** Where a formula stands decides how large its fractions are: never too small for a pupil to read. */
export type Place = 'line' | 'fraction' | 'nested' | 'script'
export type Part<K extends Layout['kind']> = Extract<Layout, { kind: K }>

/** A formula between dollar signs. A large operator asks for display style, so that its bounds keep their places. */
export const mathsToLatex = (layout: Layout): string => `$${styled(layout)}$`

function styled(layout: Layout): string {
  const tex = texOf(layout, 'line').trim()
  const spaced = tex.includes('\\text{') ? tex.replaceAll('\\ \\text{', '\\text{ ').replace(SPACE_AFTER, '$1 }') : tex
  return holds(layout, isBig) ? `\\displaystyle ${spaced}` : spaced
}

const isBig = ({ kind }: Layout) => kind === 'big'

const SPACE_AFTER = /(\\text\{[^{}$]*)\}\\ /g

export function texOf(layout: Layout, place: Place): string {
  switch (layout.kind) {
    case 'number':
      return signsTex(layout.text).replace(/[,:]/g, '{$&}')
    case 'identifier':
      return signsTex(layout.text)
    case 'operator':
      return ` ${signsTex(layout.text)} `
    case 'relation':
      return layout.text === ':' ? ' :\\nobreak ' : ` ${signsTex(layout.text)} `
    case 'ordinary':
    case 'sign':
      return OTHERWISE_BINARY.has(layout.text) ? `{${signsTex(layout.text)}}` : signsTex(layout.text)
    case 'punctuation':
      return `${signsTex(layout.text)} `
    case 'text':
      return wordsTex(layout.text)
    case 'function':
      return functionTex(layout.text)
    case 'space':
      return spaceTex(layout.em)
    case 'blank':
      return blankTex(layout, place)
    case 'row':
      return rowTex(layout, place)
    case 'fraction':
      return fractionTex(layout, place)
    case 'script':
      return nucleus(layout.base, place) + scripts(layout.sub, layout.sup)
    case 'root':
      return `\\sqrt${layout.degree ? `[${texOf(layout.degree, 'script')}]` : ''}{${texOf(layout.of, place)}}`
    case 'fence':
      return fenceTex(layout, place)
    case 'table':
      return tableTex(layout)
    case 'big':
      return BIG[layout.text] + scripts(layout.from, layout.to)
    case 'accent':
      return `${ACCENTS[layout.mark]}{${texOf(layout.of, place)}}`
    default:
      return never(layout)
  }
}

const BIG: Readonly<Record<Part<'big'>['text'], string>> = { '∫': '\\int', '∑': '\\sum', '∏': '\\prod', lim: '\\lim' }

const ACCENTS: Readonly<Record<Part<'accent'>['mark'], string>> = {
  bar: '\\bar',
  hat: '\\hat',
  vector: '\\vec',
  overline: '\\overline',
  arc: '\\overset{\\frown}',
  ray: '\\overrightarrow',
  line: '\\overleftrightarrow',
}

/** Signs that TeX would set with the space of an operator, though they stand for themselves. */
const OTHERWISE_BINARY: ReadonlySet<string> = new Set(['−', '+', '±', '⊙', '○'])

const scripts = (sub: Layout | undefined, sup: Layout | undefined) =>
  (sub ? `_{${texOf(sub, 'script').trim()}}` : '') + (sup ? `^{${texOf(sup, 'script').trim()}}` : '')

function nucleus(base: Layout, place: Place): string {
  const tex = texOf(base, place)
  return BARE.has(base.kind) && tex !== '' ? tex : `{${tex}}`
}

/** What may carry a script without braces around it. */
const BARE: ReadonlySet<Layout['kind']> = new Set([
  'number',
  'identifier',
  'ordinary',
  'function',
  'text',
  'fence',
  'accent',
  'root',
])

/** The 2 of cm² is a power. */
function wordsTex(text: string): string {
  const [, unit = text, power] = /^(.+)([²³])$/.exec(text) ?? []
  return `\\text{${escapeText(unit)}}${power === undefined ? '' : power === '²' ? '^{2}' : '^{3}'}`
}

const lengthTex = (em: number) => `${Math.round(em * 1000) / 1000}em`

const spaceTex = (em: number) =>
  em <= 0 ? '' : em < 0.2 ? '\\,' : em < 0.25 ? '\\:' : em < 0.5 ? '\\ ' : `\\hspace{${lengthTex(em)}}`

function blankTex({ em, box }: Part<'blank'>, place: Place): string {
  const [height, share] = place === 'script' ? [0.5, 0.35] : [0.8, 0.6]
  return box
    ? `\\boxed{\\rule{0pt}{${height}em}\\hspace{${lengthTex(em * share)}}}`
    : `\\worksheetblank{${lengthTex(em)}}`
}

function functionTex(name: string): string {
  if (MATHS_FUNCTIONS.has(name)) return `\\${name}`
  return `\\operatorname{${/^[A-Za-z]+$/.test(name) ? name : `\\text{${escapeText(name)}}`}}`
}

const PLAIN = /^[\dA-Za-z.,:()[\]|+*/=<>!?'`@;"-]*$/

/** Letters, digits and signs, with the space that TeX needs after a command's name. */
function signsTex(text: string): string {
  if (PLAIN.test(text)) return text
  const sign = MATHS_SIGNS[text]
  if (sign !== undefined) return sign
  let tex = ''
  for (const character of text) tex = glued(tex, signTex(character))
  return tex
}

const signTex = (character: string) =>
  MATHS_SIGNS[character] ?? (/[ -~]/.test(character) ? character : `\\text{${escapeText(character)}}`)

const LETTER_FIRST = /^[A-Za-z]/
const LETTERS = /^[A-Za-z]+$/

function endsInCommand(tex: string): boolean {
  const start = tex.lastIndexOf('\\')
  return start >= 0 && LETTERS.test(tex.slice(start + 1))
}

const glued = (tex: string, next: string) =>
  LETTER_FIRST.test(next) && endsInCommand(tex) ? `${tex} ${next}` : tex + next

function rowTex(row: Part<'row'>, place: Place): string {
  const items = flattened(row)
  const isList = place === 'line' && items.some(({ kind }) => kind === 'punctuation')
  const canBreak = isList && widthOf(row) > UNBROKEN
  let tex = ''
  items.forEach((item, i) => {
    const [previous, next] = [items[i - 1], items[i + 1]]
    if (item.kind === 'space' && item.em < 0.2 && (isNamed(previous) || isNamed(next))) return
    tex = glued(tex, i > 0 ? besideTex(item, previous, place) : leadingTex(item, place))
    if (canBreak && item.kind === 'punctuation') tex = `${tex.trimEnd()}\\allowbreak\\ `
  })
  return tex
}

/** What is no wider than this, in em, stays in one piece. Wider lists may end a line after each comma, and their spaces stretch. */
export const UNBROKEN = 9

/** Rows within rows as one. */
function flattened({ items }: Part<'row'>, all: Layout[] = []): readonly Layout[] {
  for (const item of items) {
    if (item.kind === 'row') flattened(item, all)
    else all.push(item)
  }
  return all
}

/** TeX itself puts a thin space beside a function's name. */
const isNamed = (item: Layout | undefined): boolean =>
  item?.kind === 'function' ||
  (item?.kind === 'script' && isNamed(item.base)) ||
  (item?.kind === 'big' && item.text !== '∫')

/** A sign at the beginning, or after what cannot be subtracted from, is no operator to TeX: braces are not needed. */
const leadingTex = (item: Layout, place: Place) => (item.kind === 'sign' ? signsTex(item.text) : texOf(item, place))

function besideTex(item: Layout, previous: Layout | undefined, place: Place): string {
  if (item.kind === 'sign' && previous && AWAITING.has(previous.kind)) return signsTex(item.text)
  if (item.kind !== 'ordinary' || !/^[°′]/.test(item.text)) return texOf(item, place)
  const raised = item.text === '′' ? "'" : `^{\\circ}${item.text.length > 1 ? `\\text{${item.text.slice(1)}}` : ''}`
  return previous?.kind === 'number' || previous?.kind === 'identifier' ? raised : `{}${raised}`
}

const AWAITING: ReadonlySet<Layout['kind']> = new Set(['operator', 'relation', 'punctuation', 'big', 'function'])

/** A fraction within a fraction stays legible; its bar is the shorter one. */
function fractionTex({ over, under, line }: Part<'fraction'>, place: Place): string {
  const inner = INNER[place]
  const holdsFraction = place === 'line' && [over, under].some(part => holds(part, ({ kind }) => kind === 'fraction'))
  const [before, after] = holdsFraction ? ['{\\,', '\\,}'] : ['{', '}']
  const parts = [over, under].map(part => before + texOf(part, inner).trim() + after).join('')
  return (line ? FRACTIONS[place] : `\\genfrac{}{}{0pt}{${place === 'line' ? 0 : 1}}`) + parts
}

const INNER = { line: 'fraction', fraction: 'nested', nested: 'nested', script: 'script' } as const
const FRACTIONS = { line: '\\dfrac', fraction: '\\dfrac', nested: '\\frac', script: '\\tfrac' } as const

const LEFT = {
  '': '.',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '\\{',
  '}': '\\}',
  '|': '\\lvert',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '‖': '\\lVert',
}
const RIGHT = { ...LEFT, '|': '\\rvert', '‖': '\\rVert' }
const MATRICES: Readonly<Record<string, string>> = { '()': 'pmatrix', '[]': 'bmatrix', '||': 'vmatrix' }

/** Brackets around what is no higher than a letter stay as they are: TeX may break a long list between them. */
function fenceTex({ left, right, of }: Part<'fence'>, place: Place): string {
  const isTable = of.kind === 'table' && of.ruleBefore === undefined
  if (isTable && of.gap === 'matrix' && MATRICES[left + right]) return tableTex(of, MATRICES[left + right])
  if (isTable && of.align.length < 3 && left === '{' && right === '') return tableTex(of, 'cases')
  if (of.kind === 'fraction' && !of.line && left === '(')
    return `${place === 'line' ? '\\dbinom' : '\\tbinom'}{${texOf(of.over, 'fraction')}}{${texOf(of.under, 'fraction')}}`
  const inside = texOf(of, place).trim()
  if (left !== '' && right !== '' && !holds(of, isTall)) return glued(LEFT[left], inside) + RIGHT[right]
  return `{${glued(`\\left${LEFT[left]}`, inside)}\\right${RIGHT[right]}}`
}

const TALL: ReadonlySet<Layout['kind']> = new Set(['fraction', 'root', 'table', 'big'])
const isTall = ({ kind }: Layout) => TALL.has(kind)

/** Whether the formula or any part of it, scripts apart, passes the test. */
export function holds(layout: Layout, test: (part: Layout) => boolean): boolean {
  if (test(layout)) return true
  switch (layout.kind) {
    case 'row':
      return layout.items.some(item => holds(item, test))
    case 'fraction':
      return holds(layout.over, test) || holds(layout.under, test)
    case 'script':
      return holds(layout.base, test)
    case 'root':
    case 'fence':
    case 'accent':
      return holds(layout.of, test)
    case 'table':
      return layout.rows.some(row => row.some(cell => holds(cell, test)))
    default:
      return false
  }
}
