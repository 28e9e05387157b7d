import { type Layout, never } from '@worksheet/core/show'
import { piecesOf } from './maths-pieces.ts'
import { tableToMathml } from './maths-table.ts'
import { tokenToMathml } from './maths-tokens.ts'

export type Part<K extends Layout['kind']> = Extract<Layout, { kind: K }>

/** A formula as MathML Core, its fractions as large as the text around it. One wider than `room` em may wrap between its pieces. */
export const mathsToHtml = (layout: Layout, room = 14): string =>
  piecesOf(layout, room)
    .map(
      piece =>
        `<math displaystyle="true">${piece.kind === 'row' ? piece.items.map(item => mathml(item, 'line')).join('') : mathml(piece, 'line')}</math>`,
    )
    .join('<wbr/>')

/** Where a part stands decides how large its fractions are: never too small for a pupil to read. */
export type Place = 'line' | 'fraction' | 'nested' | 'script'

/** MathML without the element around it. Each layout gives exactly one element. */
export function mathml(layout: Layout, place: Place): string {
  switch (layout.kind) {
    case 'number':
    case 'identifier':
    case 'function':
    case 'text':
    case 'ordinary':
    case 'operator':
    case 'sign':
    case 'relation':
    case 'punctuation':
      return tokenToMathml(layout)
    case 'space':
      return `<mspace width="${Math.round(layout.em * 100) / 100}em"/>`
    case 'blank':
      return blank(layout)
    case 'row':
      return `<mrow>${layout.items.map(item => mathml(item, place)).join('')}</mrow>`
    case 'fraction':
      return fraction(layout, place)
    case 'script':
      return script(layout, place)
    case 'root':
      return layout.degree
        ? `<mroot>${mathml(layout.of, place)}${mathml(layout.degree, 'script')}</mroot>`
        : `<msqrt>${mathml(layout.of, place)}</msqrt>`
    case 'fence':
      return fence(layout, place)
    case 'table':
      return tableToMathml(layout)
    case 'big':
      return big(layout)
    case 'accent':
      return accent(layout, place)
    default:
      return never(layout)
  }
}

/** Shows without a style sheet: a line of low lines, or a square. */
const blank = ({ em, box }: Part<'blank'>) =>
  box ? '<mtext mathsize="160%">□</mtext>' : `<mtext>${'_'.repeat(Math.max(2, Math.round(em * 2)))}</mtext>`

const INNER = { line: 'fraction', fraction: 'nested', nested: 'nested', script: 'script' } as const
const SIZES = {
  line: '',
  fraction: ' displaystyle="true"',
  nested: '',
  script: ' scriptlevel="0" displaystyle="false"',
} as const

/** A fraction within a fraction stays legible; its bar is the shorter one. */
function fraction({ over, under, line }: Part<'fraction'>, place: Place): string {
  const part = (of: Layout) => {
    const inside = mathml(of, INNER[place])
    return place === 'line' && inside.includes('<mfrac') ? `<mrow>${PADDING}${inside}${PADDING}</mrow>` : inside
  }
  return `<mfrac${line ? '' : ' linethickness="0"'}${SIZES[place]}>${part(over)}${part(under)}</mfrac>`
}

const PADDING = '<mspace width="0.15em"/>'

function script({ base, sub, sup }: Part<'script'>, place: Place): string {
  const of = mathml(base, place)
  if (sub && sup) return `<msubsup>${of}${mathml(sub, 'script')}${mathml(sup, 'script')}</msubsup>`
  if (sup) return `<msup>${of}${mathml(sup, 'script')}</msup>`
  return sub ? `<msub>${of}${mathml(sub, 'script')}</msub>` : of
}

/** Brackets around what is no higher than a letter keep their size; a power inside does not make them grow. */
function fence({ left, right, of }: Part<'fence'>, place: Place): string {
  const stretchy = isTall(of) || left === '' || right === '' ? '' : ' stretchy="false"'
  const side = (text: string, form: string) => (text === '' ? '' : `<mo form="${form}"${stretchy}>${text}</mo>`)
  return `<mrow>${side(left, 'prefix')}${mathml(of, place)}${side(right, 'postfix')}</mrow>`
}

function isTall(layout: Layout): boolean {
  switch (layout.kind) {
    case 'fraction':
    case 'root':
    case 'table':
    case 'big':
      return true
    case 'row':
      return layout.items.some(isTall)
    case 'script':
      return isTall(layout.base) || layout.sup?.kind === 'fraction'
    case 'fence':
    case 'accent':
      return isTall(layout.of)
    default:
      return false
  }
}

/** The bounds of an integral stand beside it, those of a sum or a limit above and below. */
function big({ text, from, to }: Part<'big'>): string {
  const sign = text === 'lim' ? '<mo movablelimits="false" lspace="0" rspace="0.17em">lim</mo>' : `<mo>${text}</mo>`
  const [below, above] = text === '∫' ? ['sub', 'sup'] : ['under', 'over']
  const name = `m${from ? below : ''}${to ? above : ''}`
  return from || to
    ? `<${name}>${sign}${from ? mathml(from, 'script') : ''}${to ? mathml(to, 'script') : ''}</${name}>`
    : sign
}

const ACCENTS = {
  bar: ['‾', false],
  hat: ['^', false],
  vector: ['→', false],
  overline: ['‾', true],
  arc: ['⏜', true],
  ray: ['→', true],
  line: ['↔', true],
} as const satisfies Readonly<Record<Part<'accent'>['mark'], readonly [mark: string, isStretched: boolean]>>

/** Few fonts have a bar of any length: the style sheet draws it over the base, and hides the sign. */
function accent({ mark, of }: Part<'accent'>, place: Place): string {
  const [sign, isStretched] = ACCENTS[mark]
  const name = mark === 'overline' ? ' class="overline"' : ''
  return `<mover accent="true"${name}><mrow>${mathml(of, place)}</mrow><mo stretchy="${isStretched}">${sign}</mo></mover>`
}
