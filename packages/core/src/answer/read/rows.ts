import type { Asked } from '../check-answer.ts'
import { plainWords } from '../grade/text.ts'
import { BLANKS } from './blanks.ts'
import { linesOf, type Prompt } from './prompt.ts'

/** Longer than any table that is typed. */
const LONGEST = 600

interface Label {
  /** The label as it is printed, and shorter ways to say it; without accents. */
  readonly names: readonly string[]
  /** All words of its line. */
  readonly words?: string
  /** What is printed after the blank: + C. */
  readonly after?: string
}

/** A label without what stands in brackets, without its article, or its first words alone. */
function namesOf(label: string): readonly string[] {
  const plain = plainWords(label)
  const short = plain.replace(/ ?\([^()]*\)/g, '').trim()
  const head = short.replace(/ (?:of|de|del|with|con|in|en) .*$/, '')
  const names = [plain, short, short.replace(/^(?:the|el|la|los|las) /, ''), head.length > 3 ? head : '']
  return [...new Set(names)].filter(name => name !== '')
}

/** Rows with one blank each, under the words or the number that stand before it, or at the head of its column. */
function labelsOf(prompt: Prompt): readonly Label[] {
  const labels: Label[] = []
  let head: readonly string[] = []
  for (const line of prompt.lines) {
    const cells = line.split(' | ').map(cell => cell.trim())
    const blanks = cells.flatMap((cell, i) => (BLANKS.test(cell) ? [i] : []))
    if (blanks.length === 1) {
      const [, before = ''] = /^(.*?)[ :=|]*(?:_{2,}|□)/.exec(line) ?? []
      labels.push({ names: namesOf(before), words: plainWords(line) })
    } else if (blanks.length > 1)
      labels.push(
        ...blanks.map(i => ({
          names: namesOf(head[i] ?? ''),
          after: /(?:_{2,}|□) ?([-+] ?\p{Lu})$/u.exec(cells[i] ?? '')?.[1] ?? '',
        })),
      )
    else if (cells.length > 1) head = cells
  }
  return labels
}

/** Part: 12; Percent: 30% is what the key says where the prompt has blanks in a sentence. */
const labelsOfKey = ({ answer, prompt }: Asked): readonly Label[] =>
  linesOf(answer.content ?? [], prompt.locale)
    .flatMap(line => line.match(/[^;]+(?=: )/g) ?? [])
    .map(label => ({ names: namesOf(label) }))

/** Whether a text goes on with a word of a label: Total is no part of Subtotal. */
const isWordAt = (text: string, name: string, at: number): boolean =>
  !/[\p{L}\d]/u.test(text[at - 1] ?? '') && !/[\p{L}\d]/u.test(text[at + name.length] ?? '')

/** Where a label stands in a text, before what it names: first its longest name. */
function placeOf({ names }: Label, text: string): readonly [from: number, to: number] | null {
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const after = text.slice(at + name.length)
      const isNamed = /^\d+$/.test(name)
        ? /^ ?(?:[:=→]|->)/.test(after) && (at === 0 || /[,;\n] *$/.test(text.slice(0, at)))
        : isWordAt(text, name, at)
      if (isNamed) return [at, at + name.length]
    }
  }
  return null
}

/** The same length as the text, so that places stay. */
const evenly = (text: string): string =>
  [...text].map(character => (character.length === 1 ? plainWords(character) || character : ' ')).join('')

/** The values that a text gives under the labels of the prompt or of the key, in their order; null where one is missing. */
export const underLabels = (asked: Asked, text: string, count: number): readonly string[] | null =>
  parted(usable(labelsOf(asked.prompt), count), text) ?? parted(usable(labelsOfKey(asked).slice(0, count), count), text)

/** One row a line, some of them with their labels. */
export const rowByRow = (prompt: Prompt, text: string, count: number): readonly string[] | null =>
  lineByLine(usable(labelsOf(prompt), count), text)

/** None where there are more or fewer than values, or one has no name. */
const usable = (labels: readonly Label[], count: number): readonly Label[] =>
  labels.length === count && labels.every(label => label.names[0]) ? labels : []

/** Subtotal $26.50, Impuesto $2.12: each value stands between its label and the next. */
function parted(labels: readonly Label[], text: string): readonly string[] | null {
  if (labels.length === 0 || text.length > LONGEST) return null
  const plain = evenly(text)
  const places = labels.map(label => placeOf(label, plain))
  const found = places.filter(place => place !== null)
  if (found.length < labels.length) return null
  const starts = found.map(([from]) => from).sort((a, b) => a - b)
  if (new Set(starts).size < labels.length || text.slice(0, starts[0]).trim() !== '') return null
  return found.map(([from, to], i) => {
    const next = starts.find(start => start > from) ?? text.length
    const value = valueIn(text.slice(to, next))
    const after = labels[i]?.after ?? ''
    return value.endsWith(after) ? value.slice(0, value.length - after.length).trim() : value
  })
}

function lineByLine(labels: readonly Label[], text: string): readonly string[] | null {
  const lines = [/ *[;\n] */, / *[,;\n] */]
    .map(apart => text.split(apart).filter(line => line.trim() !== ''))
    .find(parts => parts.length === labels.length)
  if (lines === undefined) return null
  const values = lines.map((line, i) => {
    const plain = evenly(line)
    const at = labels.findIndex(label => placeOf(label, plain)?.[0] === 0)
    const [, to = 0] = (at < 0 ? null : placeOf(labels[at] ?? { names: [] }, plain)) ?? []
    return at >= 0 && at !== i ? null : withoutWordsOf(labels[i], valueIn(line.slice(to)))
  })
  return values.every(value => value !== null) ? values : null
}

/** 5 columns for Columns: ____, and 36 square units for Area: ____ square units. */
function withoutWordsOf(label: Label | undefined, value: string): string {
  const [, number, said] = /^(\d[\d.,]*) (\p{L}[\p{L} ]*)$/u.exec(value) ?? []
  const stem = (word: string) => word.replace(/(?<=\p{L}{2})(?:es|s)$/u, '')
  const words = new Set(label?.words?.split(/[^\p{L}²³]+/u).map(stem))
  return number !== undefined &&
    plainWords(said ?? '')
      .split(' ')
      .every(word => words.has(stem(word)))
    ? number
    : value
}

const valueIn = (text: string): string =>
  text
    .trim()
    .replace(/^(?:\([^()=]*%[^()]*\) ?)?(?:[:=→]|->|(?:is|es|are|son)(?= ))? ?/, '')
    .replace(/ *[,;.]? *(?:,? (?:and|y))?$/, '')
    .trim()
