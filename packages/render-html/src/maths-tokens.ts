import { never, type Token } from '@worksheet/core/show'
import { escapeHtml } from './escape.ts'

export function tokenToMathml({ kind, text }: Token): string {
  const content = escapeHtml(text)
  switch (kind) {
    case 'number':
      return `<mn>${content}</mn>`
    case 'identifier':
      return identifier(text)
    case 'function':
      return `<mi${text.length === 1 ? UPRIGHT : ''}>${content}</mi>`
    case 'text':
      return words(content)
    case 'ordinary':
      return SET_CLOSE.test(text) ? closeOperator(text) : `<mi${UPRIGHT}>${content}</mi>`
    case 'operator':
      return PREFIXABLE.has(text) ? `<mo form="infix">${content}</mo>` : `<mo>${content}</mo>`
    case 'sign':
      return `<mo form="prefix">${content}</mo>`
    case 'relation':
      return text === ':'
        ? '<mo lspace="0.28em" rspace="0.28em">:</mo>'
        : `<mo${STRETCHABLE.has(text) ? ' stretchy="false"' : ''}>${content}</mo>`
    case 'punctuation':
      return `<mo separator="true">${content}</mo>`
    default:
      return never(kind)
  }
}

/** The 2 of cm² is a power. */
function words(content: string): string {
  const [, unit, power] = /^(.+)([²³])$/.exec(content) ?? []
  const text = `<mtext>${(unit ?? content).replaceAll(' ', '\u00a0')}</mtext>`
  return power === undefined ? text : `<msup>${text}<mn>${power === '²' ? 2 : 3}</mn></msup>`
}

const UPRIGHT = ' mathvariant="normal"'

/** At the beginning of a line a browser would take these operators for signs. */
const PREFIXABLE: ReadonlySet<string> = new Set(['+', '−', '±'])
/** Relations that a browser may stretch like brackets or accents. */
const STRETCHABLE: ReadonlySet<string> = new Set(['∣', '∥', '→', '⇒'])
/** Signs that touch what they belong to. */
const SET_CLOSE = /^(?:[%!′+−]|°.*)$/

const closeOperator = (text: string) => `<mo form="postfix" lspace="0" rspace="0">${escapeHtml(text)}</mo>`

/** The primes of f″ are raised in the font already. */
function identifier(text: string): string {
  const name = text.replace(/′+$/, '')
  const letter = `<mi>${escapeHtml(name)}</mi>`
  return name === text
    ? letter
    : `<mrow>${letter}${closeOperator(text.slice(name.length).replaceAll('′′', '″'))}</mrow>`
}
