import { WorksheetError } from '@worksheet/core/show'
import type { Faces } from '../faces.ts'
import type { GlyphFont } from '../font/glyph-font.ts'
import { remembered } from '../memo.ts'
import { BLACK, type Block, type Mark } from './block.ts'

/** Letters of one font within a word. */
export interface WordPart {
  readonly font: GlyphFont
  /** In em. */
  readonly width: number
  readonly run: string
}

const MOST_WORDS = 20_000
const known = new WeakMap<GlyphFont, Map<string, readonly WordPart[]>>()

/** A word in its font; what that font lacks comes from the mathematical one. */
export function shapeWord(word: string, font: GlyphFont, { math }: Faces): readonly WordPart[] {
  const words = remembered(known, font, () => new Map<string, readonly WordPart[]>())
  if (words.size >= MOST_WORDS) words.clear()
  return remembered(words, word, () => partsOf(word, font, math))
}

function partsOf(word: string, font: GlyphFont, math: GlyphFont): readonly WordPart[] {
  const letters = [...word]
  if (letters.every(letter => font.has(letter))) return [{ font, ...font.shape(word) }]
  const parts: { font: GlyphFont; text: string }[] = []
  for (const letter of letters) {
    const from = font.has(letter) ? font : math
    if (!from.has(letter)) {
      const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      throw new WorksheetError(
        'unsupported_character',
        `The fonts have no "${letter}" (U+${code}), which stands in "${word.slice(0, 60)}"`,
      )
    }
    const last = parts.at(-1)
    if (last?.font === from) last.text += letter
    else parts.push({ font: from, text: letter })
  }
  return parts.map(part => ({ font: part.font, ...part.font.shape(part.text) }))
}

export const widthOf = (parts: readonly WordPart[]): number => parts.reduce((sum, { width }) => sum + width, 0)

interface TextStyle {
  readonly font: GlyphFont
  readonly size: number
  readonly color?: string
}

/** A single line that is never broken. */
export function textLine(text: string, { font, size, color = BLACK }: TextStyle, faces: Faces): Block {
  const marks: Mark[] = []
  let x = 0
  const ascent = 0.75 * size
  for (const { font: from, width, run } of shapeWord(text, font, faces)) {
    marks.push({ kind: 'glyphs', font: from, size, x, y: ascent, run, color })
    x += width * size
  }
  return { width: x, height: ascent + 0.25 * size, baseline: ascent, marks }
}

/** More than three lines can hold. */
export const MOST_LETTERS = 400

/** Cut with an ellipsis where it is wider than its place. */
export function fittedLine(text: string, style: TextStyle, width: number, faces: Faces): Block {
  return textLine(
    cut(text, part => textLine(part, style, faces).width <= width),
    style,
    faces,
  )
}

/** A text that fits, or its beginning with an ellipsis: whole words, unless a single one takes most of the place. */
export function cut(text: string, fits: (text: string) => boolean): string {
  const letters = [...text].slice(0, MOST_LETTERS)
  const beginning = (count: number) => letters.slice(0, count).join('').trimEnd()
  if (letters.length < MOST_LETTERS && fits(text)) return text
  let [low, high] = [0, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(`${beginning(middle)}…`)) low = middle
    else high = middle - 1
  }
  const lastWord = letters.slice(0, low + 1).lastIndexOf(' ')
  return `${beginning(lastWord > low / 3 ? lastWord : low).replace(/[\s,;:–—-]+$/, '')}…`
}
