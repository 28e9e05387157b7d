import { withPlainSigns } from '../../math/tokens.ts'
import { plainWords } from '../grade/text.ts'
import type { Prompt } from './prompt.ts'

export const BLANKS = /_{2,}|□/

/** What is compared: words without their plural, signs without spaces. */
const squeezed = (text: string): string =>
  plainWords(
    `${withPlainSigns(text)}¦`
      .replace(/[₀-₉]/g, digit => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
      .replace(/ₙ/g, 'n')
      .replace(/₋/g, '-')
      .replace(/₊/g, '+')
      .replace(/_\(([^()]{1,8})\)/g, '$1')
      .replace(/(?<=\p{L})_(?=[\p{L}\d])/gu, ''),
  )
    .replace(/(?<!\p{L})(?:so|then|thus|therefore|and(?! ?[\d¦])|entonces|luego|por lo tanto)(?!\p{L})/gu, '')
    .replace(/(?<=\p{L}{3})(?:es|s)\b/gu, '')
    .replace(/(?<=\d)x(?=\d)|(?<=\d) x (?=\d)/g, '*')
    .replace(/(?<=\p{L}{3}) ?=/gu, '')
    .replace(/[\s"“”¦]+/g, '')

/** (5x + ____)(2x + 5) without what it equals. */
const withoutResult = (line: string): string => line.replace(/ ?=[^_□=]*$/, '')

/** A line or sentence with its blanks: the text between them. */
const templates = (prompt: Prompt): readonly (readonly string[])[] => {
  const lines = prompt.lines.filter(line => BLANKS.test(line))
  const sentences = lines.flatMap(line => line.split(/(?<=[.?!,;]) +(?=\p{L})|\|/u).filter(part => BLANKS.test(part)))
  return [
    ...new Set([
      prompt.lines.filter(line => BLANKS.test(line)).join(' '),
      ...lines,
      ...lines.map(withoutResult),
      ...sentences,
    ]),
  ]
    .filter(text => text !== '')
    .map(text => text.split(BLANKS).map(squeezed))
    .filter(parts => parts.length > 1 && parts.length < 12)
}

/** The prompt's lines with blanks, filled with the items of an input: 6, 2, 8 for ____ + ____ = ____. */
export function statementOf({ lines }: Prompt, items: readonly string[]): string | null {
  const parts = lines
    .filter(line => BLANKS.test(line))
    .join('; ')
    .split(BLANKS)
  return parts.length === items.length + 1 && items.length > 1
    ? parts.map((part, i) => part + (items[i] ?? '')).join('')
    : null
}

/** Items without the sign that stands beside their blanks already: 30% for ____%. */
export function withoutSignsOfBlanks(prompt: Prompt, items: readonly string[]): readonly string[] | null {
  const blanks = prompt.text.match(/\$?(?:_{2,}|□) ?[%°¢]?/g) ?? []
  if (blanks.length !== items.length) return null
  return items.map((item, i) => item.replace(/^\$|[%°¢]$/g, sign => (blanks[i]?.includes(sign) ? '' : sign)).trim())
}

/** A printed number without its signs. */
const bareCell = (cell: string): string => cell.replace(/[$,°%¢\s]/g, '')

/** Rows of a table that are written with the cells that are printed: 6, 11, 17 for ____ | 11 | ____; their heads may tell their order. */
export function wholeRows(prompt: Prompt, input: string): readonly (readonly string[])[] {
  const rows = prompt.lines
    .filter(line => line.includes(' | ') && BLANKS.test(line))
    .map(line => line.split(' | ').map(cell => cell.trim()))
  if (rows.length === 0) return []
  const cells = rows.flatMap(row => row.filter(cell => BLANKS.test(cell) || /^-?[$]?[\d.,/]+ ?[°%¢]?$/.test(cell)))
  const typed = underHeads(rows, input.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''))
    .split(/[;,\n|] ?| (?=-?\d)/)
    .map(cell => cell.trim())
    .filter(cell => cell !== '')
  const blanks = cells.filter(cell => BLANKS.test(cell)).length
  if (typed.length === blanks) return [typed]
  const isRepeated =
    typed.length === cells.length &&
    cells.every((cell, i) => BLANKS.test(cell) || bareCell(cell) === bareCell(typed[i] ?? ''))
  return isRepeated ? [typed.filter((_, i) => BLANKS.test(cells[i] ?? ''))] : []
}

/** "Puppy: 27, 54; Adult dog: 6, 12" in the order of the rows and without their heads. */
function underHeads(rows: readonly (readonly string[])[], input: string): string {
  const parts = input.split(/[;\n] ?/)
  if (parts.length !== rows.length) return input
  const found = rows.map(([head = '']) =>
    parts.find(part => /\p{L}/u.test(head) && plainWords(part).startsWith(plainWords(head))),
  )
  return found.every(part => part !== undefined)
    ? found.map((part, i) => part.slice((rows[i]?.[0] ?? '').length).replace(/^ ?[:=]/, '')).join('; ')
    : input
}

/**
 * What an input has put into the blanks of the prompt, where it repeats what stands around them: "5 : 7 = 45 : 63" gives 63.
 * The text before the first blank may be shortened from its beginning, the text after the last left out.
 */
export function filledBlanks(prompt: Prompt, input: string): readonly (readonly string[])[] {
  // Lines and sentences of the prompt may stand apart by commas.
  const ways = [...new Set([input, input.replace(/[,;]\s+|\s*\n\s*/g, ' ')].map(squeezed))]
  return templates(prompt).flatMap(parts =>
    ways.flatMap(text => {
      const filled = fill(parts, text)
      const values = filled?.map(value => value.replace(/^[,;]+|[,;]+$/g, ''))
      return values?.every(value => value !== '') ? [values] : []
    }),
  )
}

function fill(parts: readonly string[], text: string): readonly string[] | null {
  const [first = '', ...rest] = parts
  const last = rest.at(-1) ?? ''
  for (const start of startsOf(first, last.replace(/[.?!]+$/, ''), text)) {
    let at = start
    const found: string[] = []
    const parts = [first, ...rest]
    for (const [i, whole] of rest.entries()) {
      // Before a blank, + takes a sign: aₙ₋₁ + ____ is filled by aₙ₋₁ − 1/2.
      const part = i < rest.length - 1 && whole.length > 1 ? whole.replace(/\+$/, '') : whole
      const isLast = i === rest.length - 1
      const bare = isLast ? last.replace(/[.?!]+$/, '') : part
      const end = isLast
        ? bare !== '' && text.endsWith(bare)
          ? text.length - bare.length
          : text.length
        : text.indexOf(part, at + 1)
      if (end < at || (!isLast && part === '')) return null
      found.push(parts[i]?.endsWith('+') ? text.slice(at, end).replace(/^\+/, '') : text.slice(at, end))
      at = end + part.length
    }
    // A single blank with nothing around it repeats nothing.
    if (start > 0 || parts.length > 2 || found[0]?.length !== text.length) return found
  }
  return null
}

/** Where the first blank may begin: after the longest end of the text before it that the input starts with. */
function startsOf(first: string, last: string, text: string): readonly number[] {
  for (let from = 0; from < first.length; from++) {
    const end = first.slice(from)
    if (
      text.startsWith(end) &&
      (from === 0 ||
        !/[\p{L}\d]/u.test(first[from - 1] ?? '') ||
        !/[\p{L}\d]/u.test(end[0] ?? '') ||
        (/\p{L}{2}$/u.test(first.slice(0, from)) &&
          (/^\d+\p{L}*$/u.test(end) || (last !== '' && /^\d/.test(end) && text.endsWith(last)))))
    )
      return [end.length]
  }
  return [0]
}
