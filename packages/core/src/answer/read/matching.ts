import { plainWords } from '../grade/text.ts'
import { BLANKS } from './blanks.ts'
import { withDigits } from './number-words.ts'
import type { Prompt } from './prompt.ts'

/** What stands between a number and its letter, and between the pairs: 1-C; 1) C; 1. C, 2 → A; 3 con B. */
const BETWEEN = /(?<!\p{L})(?:and|y|con|with|goes with|va con|is|es)(?!\p{L})|->|=>|[\s,;:=→—–−().-]+/gu

/** What the prompt prints beside a letter or a number of a row. */
interface Row {
  readonly number: string
  readonly item: string
}

const bare = (text: string): string => plainWords(text).replace(BETWEEN, '').replace(BETWEEN, '')

/**
 * Whether a text gives letters to the items of a prompt, with the numbers of the items, with the items themselves,
 * or with what the letters stand for: 1-C, 2-A; C-1, A-2; C: Cinco, A: Quince. All pairs are written in the same way.
 */
export function isMatched(letters: readonly string[], prompt: Prompt, text: string): boolean {
  if (letters.length < 2 || !letters.every(letter => /^\p{Lu}$/u.test(letter))) return false
  const typed = bare(text)
  const { rows, contents } = printedBeside(prompt)
  const content = (letter: string) => contents.get(letter) ?? ''
  const styles: readonly ((letter: string, at: number) => readonly [string, string])[] = [
    letter => [bare(letter), ''],
    (letter, at) => [String(at + 1), bare(letter)],
    (letter, at) => [bare(letter), String(at + 1)],
    (letter, at) => [rows[at]?.item ?? '', bare(letter)],
    (letter, at) => [bare(letter), rows[at]?.item ?? ''],
    (letter, at) => [String(at + 1), content(letter)],
    (letter, at) => [rows[at]?.item ?? '', content(letter)],
    letter => [bare(letter), content(letter)],
    letter => [content(letter), bare(letter)],
    letter => ['', content(letter)],
    letter => ['', bare(withDigits(contents.get(letter) ?? ''))],
  ]
  return styles.some((style, i) => {
    const pairs = letters.map((letter, at) => style(letter, at))
    if (pairs.some(([first, second]) => first + second === '' || (i > 0 && second === ''))) return false
    if (i > 2 && i < 7 && pairs.some(([first, second]) => first === '' || second === '')) return false
    // Pairs that name their item may come in any order; letters alone tell it.
    const isOrdered = i === 0 || i > 6
    return isJoined(
      pairs.map(([first, second]) => first + second),
      typed,
      isOrdered,
    )
  })
}

/** B (8), C (10), A (12): letters with numbers that stand in the order that is asked for, as letters alone; else null. */
export function withoutMeasures(text: string, { words }: Prompt): string | null {
  const pairs = [...text.matchAll(/(?<!\p{L})(\p{Lu}) ?\((-?\d+(?:\.\d+)?)\)/gu)]
  if (pairs.length < 2 || UPWARD.test(words) === DOWNWARD.test(words)) return null
  const numbers = pairs.map(([, , number]) => Number(number))
  const isOrdered = numbers.every(
    (number, i) => i === 0 || (UPWARD.test(words) ? number >= (numbers[i - 1] ?? 0) : number <= (numbers[i - 1] ?? 0)),
  )
  const rest = text.replace(/(?<!\p{L})\p{Lu} ?\(-?\d+(?:\.\d+)?\)/gu, '').replace(BETWEEN, '')
  return isOrdered && rest === '' ? pairs.map(([, letter]) => letter).join(', ') : null
}

const UPWARD =
  /(?:least|smallest|lowest|shortest|lightest)(?: \p{L}+)? to|(?:menor(?: \p{L}+)?|mas \p{L}+) a(?:l)? mayor|fewest [^.?]*to [^.?]*most|menos [^.?]*a (?:la|el) [^.?]*mas\b/u
const DOWNWARD =
  /(?:greatest|largest|highest|longest|heaviest|biggest)(?: \p{L}+)? to|mayor(?: \p{L}+)? a(?:l)? menor|most [^.?]*to [^.?]*fewest|mas [^.?]*a (?:la|el) [^.?]*menos\b/u

/** C > A > B where the order is from least to greatest. */
export const isTurned = (text: string, { words }: Prompt): boolean =>
  UPWARD.test(words) !== DOWNWARD.test(words) && (UPWARD.test(words) ? /[>≥]/ : /[<≤]/).test(text.replace(/[-=]>/g, ''))

/** Whether a text is the parts one after another. */
function isJoined(parts: readonly string[], text: string, isOrdered: boolean): boolean {
  if (parts.length === 0) return text === ''
  const next = isOrdered ? parts.slice(0, 1) : parts
  return next.some(
    (part, i) =>
      text.startsWith(part) &&
      isJoined([...parts.slice(0, i), ...parts.slice(i + 1)], text.slice(part.length), isOrdered),
  )
}

/** The rows 1 | 14.3 + 8.5 | A | 23.8 and the cells A: Quince of a prompt. */
function printedBeside(prompt: Prompt): {
  readonly rows: readonly Row[]
  readonly contents: ReadonlyMap<string, string>
} {
  const rows: Row[] = []
  /** 8 | ____, and 17 | ____ | A | 10 + 9 */
  const heads: Row[] = []
  const contents = new Map<string, string>()
  for (const line of prompt.lines) {
    const cells = line.split(' | ').map(cell => cell.trim())
    const [number = '', item = ''] = cells
    if (/^\d+$/.test(number) && Number(number) === rows.length + 1 && cells.length > 1)
      rows.push({ number, item: bare(item) })
    else if (BLANKS.test(item)) heads.push({ number, item: bare(number) })
    cells.forEach((cell, i) => {
      const [, letter, content] = /^(\p{Lu})[:.)] ?(.+)$/u.exec(cell) ?? []
      if (letter !== undefined && content !== undefined) contents.set(letter, bare(content))
      const next = cells[i + 1]
      if (/^\p{Lu}$/u.test(cell) && next !== undefined) contents.set(cell, bare(next))
    })
  }
  return { rows: rows.length > 0 ? rows : heads, contents }
}
