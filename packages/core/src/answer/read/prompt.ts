import type { Locale } from '../../both.ts'
import type { Block, Inline } from '../../content.ts'
import type { Figure } from '../../figure/figure.ts'
import { say } from '../../language/say.ts'
import type { Expr } from '../../math/expr.ts'
import { present } from '../../math/present.ts'
import { textOf } from '../../math/text.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { isTerm } from '../../printed.ts'
import type { Asked } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { pictureName, picturesAtLetters, wordsOfPictures } from './pictured.ts'

const mathsOf = (of: Expr, locale: Locale) => textOf(present(of, locale))

const wordOf = (item: Inline, locale: Locale): string =>
  typeof item === 'string'
    ? item
    : isTerm(item)
      ? say(item, locale)
          .map(part => (typeof part === 'string' ? part : mathsOf(part, locale)))
          .join('')
      : mathsOf(item, locale)

export const lineOf = (items: readonly Inline[], locale: Locale): string =>
  items.map(item => wordOf(item, locale)).join('')

/** What is printed, line by line, without figures: a table's cells stand apart by bars. */
export function linesOf(blocks: readonly Block[], locale: Locale): readonly string[] {
  return blocks.flatMap(block => {
    switch (block.kind) {
      case 'paragraph':
        return [lineOf(block.content, locale)]
      case 'maths':
        return [mathsOf(block.of, locale)]
      case 'bullets':
        return block.items.map(item => lineOf(item, locale))
      case 'table':
        return [...(block.head ? [block.head] : []), ...block.rows].map(row =>
          row.map(cell => lineOf(cell, locale)).join(' | '),
        )
      case 'column':
        return [columnLine(block, locale)]
      case 'long-division':
        return [`${mathsOf(block.dividend, locale)} ÷ ${block.divisor}`]
      case 'side-by-side':
        return block.items.flatMap(item => linesOf(item, locale))
      case 'step':
        return [lineOf(block.says, locale), ...linesOf(block.work, locale)]
      case 'figure':
        return []
    }
  })
}

/** The first line of the key. */
export const keyLine = ({ content }: Asked['answer'], { locale }: Prompt): string =>
  linesOf(content ?? [], locale)[0] ?? ''

/** A column on one line, with boxes for its missing digits. */
function columnLine({ operator, rows, result }: Extract<Block, { kind: 'column' }>, locale: Locale): string {
  const digits = ({ of, hidden }: (typeof rows)[number]) =>
    hidden.length === 0
      ? mathsOf(of, locale)
      : [...mathsOf(of, locale).replace(/,/g, '')]
          .map((digit, i, { length }) => (hidden.includes(length - 1 - i) ? '□' : digit))
          .join('')
  const line = rows.map(digits).join(` ${operator} `)
  return result ? `${line} = ${digits(result)}` : line
}

/** The words of a choice, or the name of what it shows. */
export const choiceWords = (blocks: readonly Block[], locale: Locale): string =>
  wordsOf(blocks, locale) || pictureName(blocks, locale)

export const wordsOf = (blocks: readonly Block[], locale: Locale): string => linesOf(blocks, locale).join(' ')

function figureNumbers(block: Block, locale: Locale): readonly (readonly (string | null)[])[] {
  if (block.kind === 'side-by-side') return block.items.flat().flatMap(item => figureNumbers(item, locale))
  if (block.kind !== 'figure') return []
  const shown = (label: Inline | null) =>
    label === null || (typeof label !== 'string' && label.kind === 'blank')
      ? null
      : wordOf(label, locale).replace(/,/g, '')
  const { figure } = block
  if (figure.kind === 'number-bond') return [[figure.whole, ...figure.parts].map(shown)]
  return figure.kind === 'number-line' ? [figure.labels.map(({ label }) => shown(label))] : []
}

/** The whole numbers of formulas and of data within a figure. */
function numbersIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('kind' in part && part.kind === 'number' && 'n' in part && 'd' in part)
    return part.d === 1 ? [String(part.n)] : []
  return Object.values(part).flatMap(numbersIn)
}

function sidesIn(figure: Figure): readonly (readonly [letter: string, ends: string])[] {
  if (figure.kind !== 'triangle' && figure.kind !== 'angle-diagram') return []
  return figure.lines.flatMap(({ from, to, label }): (readonly [string, string])[] =>
    label !== null && typeof label !== 'string' && label.kind === 'symbol'
      ? [[label.name, [from, to].sort().join('')]]
      : [],
  )
}

const figuresIn = (blocks: readonly Block[]): readonly Figure[] =>
  blocks.flatMap(block =>
    block.kind === 'figure' ? block.figure : block.kind === 'side-by-side' ? figuresIn(block.items.flat()) : [],
  )

function scalesIn(blocks: readonly Block[], text: string): readonly ('F' | 'C')[] {
  const drawn = figuresIn(blocks).flatMap(figure => ('unit' in figure ? figure.unit : []))
  const isOf = (unit: string, words: RegExp) => drawn.some(own => own === unit) || words.test(text)
  return [
    ...(isOf('degree-fahrenheit', /° ?F|fahrenheit/i) ? (['F'] as const) : []),
    ...(isOf('degree-celsius', /° ?C|celsius|cent[ií]grad/i) ? (['C'] as const) : []),
  ]
}

/** The words of a problem as its readers meet them. */
export interface Prompt {
  readonly locale: Locale
  /** Instruction and prompt, line by line, with plain signs. */
  readonly lines: readonly string[]
  /** All lines as one text, in plain signs but with its capitals. */
  readonly text: string
  /** The same in lower case and without accents. */
  readonly words: string
  /** The numbers of number bonds and number lines, row by row; null for an empty place. */
  readonly figures: readonly (readonly (string | null)[])[]
  /** Every number that a figure shows. */
  readonly shown: readonly string[]
  /** Segments with a letter beside them, such as x and BC. */
  readonly sides: readonly (readonly [letter: string, ends: string])[]
  /** Words for what the pictures show, where it is one kind of thing. */
  readonly pictured: readonly string[]
  /** The words for the picture at each letter. */
  readonly atLetters: ReadonlyMap<string, readonly string[]>
  /** The scales of temperature that the problem is told in. */
  readonly scales: readonly ('F' | 'C')[]
  /** The sentences that ask: questions, and orders such as Find and Halla; all of it where none does. */
  readonly question: string
}

const ASKS =
  /[?¿]|\b(?:find|what|how|which|solve|evaluate|write|give|compute|calculate|simplify|convert|complete|determine|state|express)\b|\b(?:hall|calcul|resuelv|escrib|encuentr|determin|simplific|conviert|complet|evalu|expres|cuant|cual|indic|da los|que)/

export function promptOf(blocks: readonly Block[], locale: Locale): Prompt {
  const lines = linesOf(blocks, locale).map(line => withPlainSigns(line))
  const text = lines.join('\n')
  const sentences = text.split(/(?<=[.?!])\s+|\n/).filter(sentence => sentence.trim() !== '')
  const asking = sentences.filter(
    sentence => /_{2}|□/.test(sentence) || ASKS.test(plainWords(sentence)) || /[?¿]/.test(sentence),
  )
  return {
    locale,
    lines,
    text,
    words: plainWords(text.replace(/\n/g, ' ')),
    figures: blocks.flatMap(block => figureNumbers(block, locale)),
    shown: blocks.flatMap(block => (block.kind === 'figure' ? numbersIn(block.figure) : [])),
    sides: blocks.flatMap(block => (block.kind === 'figure' ? sidesIn(block.figure) : [])),
    pictured: wordsOfPictures(blocks),
    atLetters: picturesAtLetters(blocks),
    scales: scalesIn(blocks, text),
    question: (asking.length > 0 ? asking : sentences).join(' '),
  }
}

const SPANISH =
  /[¿¡ñáéíóú]|\b(?:el|la|los|las|de|del|o|halla|resuelve|calcula|escribe|suma|resta|multiplica|simplifica|factoriza|ordena|compara|completa|deriva|convierte|redondea|desarrolla|una?|es|en|con)\b/i
// The end of deberían is no word.
const ENGLISH = /(?<!\p{L})(?:the|of|is|find|solve|what|how|write|and|an|add|in)(?!\p{L})/iu

/** The language that a problem is printed in, told by its words outside of formulas and lexicon. */
export function localeOf(blocks: readonly Block[]): Locale {
  const text = blocks.flatMap(stringsOf).join(' ')
  return SPANISH.test(text) && !ENGLISH.test(text) ? 'es' : 'en'
}

function stringsOf(block: Block): readonly string[] {
  const strings = (items: readonly Inline[]) => items.filter(item => typeof item === 'string')
  switch (block.kind) {
    case 'paragraph':
      return strings(block.content)
    case 'bullets':
      return block.items.flatMap(strings)
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat()].flatMap(strings)
    case 'side-by-side':
      return block.items.flatMap(item => item.flatMap(stringsOf))
    default:
      return []
  }
}
