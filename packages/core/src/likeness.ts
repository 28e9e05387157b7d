import type { DraftAnswer } from './answer/answer.ts'
import type { AnswerKind } from './answer/type.ts'
import { scramble } from './random.ts'
import type { Draft } from './topic.ts'

/** Answers that are more than their numbers: two expressions may be made of the same ones. */
const MORE_THAN_NUMBERS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'expression',
  'equation',
  'inequality',
  'ordered-list',
  'table',
  'number-words',
  'choice',
  'text-list',
  'drawing',
])

export const valueText = ({ value }: DraftAnswer): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The numbers that a pupil sees, each in one word. */
export function promptNumbersOf({ prompt }: Draft): readonly number[] {
  const words: number[] = []
  readNumbers(prompt.en, words)
  return words
}

/** More than so many are a list of data, which is read as a whole. */
const MANY = 8

/** The numbers a problem was drawn with, each once; none if they are many. */
export function factNumbersOf(facts: unknown): readonly number[] {
  const numbers: number[] = []
  readFacts(facts, numbers)
  return numbers.length > MANY ? [] : numbers
}

function readFacts(facts: unknown, numbers: number[]): void {
  if (numbers.length > MANY) return
  if (typeof facts === 'bigint') readFacts(Number(facts), numbers)
  else if (typeof facts === 'number') {
    // Zero and one stand for many things that are not numbers to a pupil.
    if (Math.abs(facts) > 1 && !numbers.includes(facts)) numbers.push(facts)
  } else if (Array.isArray(facts)) for (const fact of facts) readFacts(fact, numbers)
  else if (typeof facts === 'object' && facts !== null)
    for (const name in facts) readFacts((facts as Node)[name], numbers)
}

/**
 * Numbers of prompt and answer in one word: 3 + 8 = 11, 8 + 3 = 11 and 11 − 8 = 3 have the same. Words are scrambled, so
 * that their sum tells which they are, though not their order.
 */
export function numbersOf({ answer }: Draft, ofPrompt: readonly number[]): number {
  const words: number[] = []
  readNumbers(answer.shown.en, words)
  let sum = 0
  for (const word of ofPrompt) sum += word
  for (const word of words) sum += word
  return sum
}

/** Whether a figure shows numbers, which pupils read as a whole. */
export const isDrawn = ({ prompt }: Draft): boolean =>
  prompt.en.some(({ kind }) => kind === 'figure' || kind === 'side-by-side')

/** Whether there is more to an answer than its numbers, so that others are only like it if they are the same. */
export const isMoreThanNumbers = ({ type }: DraftAnswer): boolean => MORE_THAN_NUMBERS.has(type)

function readNumbers(printed: unknown, words: number[]): void {
  if (typeof printed === 'number') words.push(wordOf(printed))
  else if (Array.isArray(printed)) for (const item of printed) readNumbers(item, words)
  else if (typeof printed === 'object' && printed !== null) readNode(printed as Node, words)
}

/** 2/4 and 1/2 are the same number. */
const wordOf = (value: number) => scramble(Math.imul(Math.round(value * 1e6), 0x9e3779b1))

/** The kinds that are met most are read without looking for their parts. */
function readNode(node: Node, words: number[]): void {
  switch (node.kind) {
    case 'number':
      words.push(wordOf(Number(node.n) / Number(node.d)))
      return
    case 'symbol':
    case 'blank':
    case 'person':
    case 'thing':
    case 'how-many':
      return
    case 'paragraph':
      return readNumbers(node.content, words)
    case 'quantity':
      return readNumbers(node.amount, words)
    case 'sum':
      return readNumbers(node.terms, words)
    case 'product':
      return readNumbers(node.factors, words)
    case 'maths':
    case 'negative':
    case 'group':
    case 'measure':
    case 'percent':
      return readNumbers(node.of, words)
    case 'relation':
    case 'operation':
      readNumbers(node.left, words)
      return readNumbers(node.right, words)
    case 'quotient':
      readNumbers(node.over, words)
      return readNumbers(node.under, words)
    case 'power':
      readNumbers(node.base, words)
      return readNumbers(node.exponent, words)
    default:
      for (const part in node) if (part !== 'hidden') readNumbers(node[part], words)
  }
}

interface Node {
  readonly [part: string]: unknown
}

/** The words of a prompt without its numbers and names, which is the setting of a story. */
export function storyOf({ prompt }: Draft): string {
  const words: string[] = []
  readWords(prompt.en, words)
  return words.join(' ')
}

/** Words stand in lists; a string elsewhere is a name for the program. Those of a figure are its labels. */
function readWords(printed: unknown, words: string[]): void {
  if (Array.isArray(printed)) {
    for (const item of printed) {
      if (typeof item === 'string') words.push(item)
      else readWords(item, words)
    }
  } else if (typeof printed === 'object' && printed !== null) {
    const node = printed as Node
    if (node.kind === 'figure' || node.kind === 'person') return
    for (const part in node) if (part !== 'es') readWords(node[part], words)
  }
}
