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

/**
 * The numbers of prompt and answer in one word: 3 + 8 = 11, 8 + 3 = 11 and 11 − 8 = 3 have the same. Each is scrambled
 * and all are added, which loses their order and costs less than to sort them.
 */
export const numbersOf = ({ prompt, answer }: Draft): number => sumOf(prompt.en) + sumOf(answer.shown.en)

/** Whether there is more to a problem than its numbers, so that others are only like it if they have the same answer. */
export const isMoreThanNumbers = ({ prompt, answer }: Draft): boolean =>
  MORE_THAN_NUMBERS.has(answer.type) || prompt.en.some(({ kind }) => kind === 'figure' || kind === 'side-by-side')

function sumOf(printed: unknown): number {
  if (typeof printed === 'number') return wordOf(printed, 1)
  if (typeof printed !== 'object' || printed === null) return 0
  if (!Array.isArray(printed)) return sumOfNode(printed as Node)
  let sum = 0
  for (const item of printed) sum += sumOf(item)
  return sum
}

const wordOf = (n: number, d: number) => scramble(Math.imul(n * 100, 0x9e3779b1) ^ d)

/** The kinds that are met most are read without looking for their parts. */
function sumOfNode(node: Node): number {
  switch (node.kind) {
    case 'number':
      return wordOf(Number(node.n), Number(node.d))
    case 'symbol':
    case 'blank':
    case 'person':
    case 'thing':
    case 'how-many':
      return 0
    case 'paragraph':
      return sumOf(node.content)
    case 'quantity':
      return sumOf(node.amount)
    case 'sum':
      return sumOf(node.terms)
    case 'product':
      return sumOf(node.factors)
    case 'maths':
    case 'negative':
    case 'group':
    case 'measure':
    case 'percent':
      return sumOf(node.of)
    case 'relation':
    case 'operation':
      return sumOf(node.left) + sumOf(node.right)
    case 'quotient':
      return sumOf(node.over) + sumOf(node.under)
    case 'power':
      return sumOf(node.base) + sumOf(node.exponent)
    default: {
      let sum = 0
      for (const part in node) if (part !== 'hidden') sum += sumOf(node[part])
      return sum
    }
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
