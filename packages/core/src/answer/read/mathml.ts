import { fractionText } from './fraction.ts'

/** Reads MathML of answers, as editors and word processors copy it, into text of the project's own grammar. */
export const isMathml = (text: string): boolean =>
  /<(?:\w+:)?(?:math|mrow|mfrac|msup|msqrt|mn|mi|mo|mtext|msub|mroot|mtable|mfenced|mover)\b/.test(text)

interface Node {
  readonly name: string
  readonly children: (Node | string)[]
  readonly attributes: string
}

const TAG = /<(\/?)(?:\w+:)?([a-zA-Z]+)([^<>]*?)(\/?)>|([^<]+)/g
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  minus: '−',
  times: '×',
  sdot: '×',
  InvisibleTimes: '',
  it: '',
  ApplyFunction: '',
  af: '',
  pi: 'π',
  theta: 'θ',
  infin: '∞',
  le: '≤',
  ge: '≥',
  ne: '≠',
  deg: '°',
  plusmn: '±',
  radic: '√',
  cup: '∪',
}

const MOST_NODES = 600

export function fromMathml(text: string): string {
  const root: Node = { name: 'math', children: [], attributes: '' }
  const open: Node[] = [root]
  let nodes = 0
  for (const [, closing, name, attributes = '', empty, words] of text.replace(/<!--.*?-->/gs, '').matchAll(TAG)) {
    if (++nodes > MOST_NODES) return ''
    const parent = open.at(-1) ?? root
    if (words !== undefined) {
      const said = decoded(words).trim()
      if (said !== '') parent.children.push(said)
    } else if (name !== undefined && closing === '/') {
      const at = open.findLastIndex(node => node.name === name)
      if (at > 0) open.length = at
    } else if (name !== undefined) {
      const node: Node = { name, children: [], attributes }
      parent.children.push(node)
      if (empty !== '/' && open.length < 60) open.push(node)
    }
  }
  return textOf(root).replace(/ {2,}/g, ' ').trim()
}

const decoded = (words: string): string =>
  words
    .replace(/&#x([0-9a-fA-F]{1,6});/g, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replace(/&(\w{1,20});/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[\u2061\u2062\u2063\u2064]/g, '')

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

const SKIPPED = new Set(['annotation', 'annotation-xml', 'mspace', 'mphantom'])

function textOf(node: Node | string): string {
  if (typeof node === 'string') return node
  if (SKIPPED.has(node.name)) return node.name === 'mspace' ? ' ' : ''
  const [first = '', second = '', third = ''] = node.children
  const at = textOf
  switch (node.name) {
    case 'mfrac':
      return fractionText('', at(first), at(second))
    case 'msqrt':
      return `√(${row(node.children)})`
    case 'mroot':
      return at(second).trim() === '3' ? `∛(${at(first)})` : `√[${at(second)}](${at(first)})`
    case 'msup': {
      // Fields put the invisible sign of a function between f and its exponent.
      const [base = '', exponent = ''] = node.children.map(at).filter(part => part !== '')
      return `${base.startsWith(' ') ? base.trimEnd() : based(base)}${raised(exponent)}`
    }
    case 'msub':
      return `${at(first)}_(${at(second)})`
    case 'msubsup':
      return isBig(at(first))
        ? `${at(first)}[${at(second)}..${at(third)}] `
        : `${at(first)}_${enclosed(at(second))}${raised(at(third))}`
    case 'mover':
      return /^[¯‾―_¯]$/.test(at(second)) && /^\d+$/.test(at(first)) ? `(${at(first)})` : at(first)
    case 'munder':
      return at(first) === 'lim' ? `lim (${at(second)}) ` : at(first)
    case 'munderover':
      return isBig(at(first)) ? `${at(first)}[${at(second)}..${at(third)}] ` : at(first)
    case 'mo':
      return /separator="true"/.test(node.attributes) ? `${row(node.children)} ` : row(node.children)
    case 'menclose':
      return '□'
    case 'mfenced': {
      const open = /open="([^"]*)"/.exec(node.attributes)?.[1] ?? '('
      const close = /close="([^"]*)"/.exec(node.attributes)?.[1] ?? ')'
      return `${open}${node.children.map(at).join(', ')}${close}`
    }
    case 'mtable':
      return node.children.map(at).join('; ')
    case 'mtr':
      return node.children.map(at).join(', ')
    case 'mtext':
    case 'ms':
      return ` ${row(node.children)} `
    default:
      return row(node.children)
  }
}

/** Parts side by side. A number before a fraction of digits is a mixed number. */
function row(children: readonly (Node | string)[]): string {
  let out = ''
  for (const child of children) {
    const text = textOf(child)
    if (text === '') continue
    const isName = typeof child !== 'string' && child.name === 'mi' && text.length > 1
    const needsSpace =
      (/\d$/.test(out) && /^\d+\/\d/.test(text)) ||
      (isName && /[\p{L}]$/u.test(out)) ||
      /(?:sin|cos|tan|log|ln)$/.test(out)
    out += `${needsSpace && !text.startsWith('(') ? ' ' : ''}${text}`
  }
  return out
}

const isBig = (sign: string): boolean => /^[∫∑]$/.test(sign)
const based = (text: string): string =>
  /^(?:\p{L}|\d+(?:\.\d+)?|\(.*\)|[)\]|])$/su.test(text) ? text : /^[\p{L}]+$/u.test(text) ? text : `(${text})`
const enclosed = (text: string): string => (/^[\p{L}\d]$/u.test(text) ? text : `(${text})`)
const raised = (text: string): string =>
  /^[∘°]$/.test(text) ? '°' : /^['′]+$/.test(text) ? text : `^${enclosed(text)}`
