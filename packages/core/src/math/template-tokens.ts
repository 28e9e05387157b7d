import type { FunctionName, Of, RelationSign } from './expr.ts'

/** A piece of a template's text, or the number of a hole. */
export type Token = { readonly hole: number } | string

const FUNCTIONS = [
  'arcsin',
  'arccos',
  'arctan',
  'sin',
  'cos',
  'tan',
  'csc',
  'sec',
  'cot',
  'ln',
  'log',
  'exp',
  'gcf',
  'lcm',
  'max',
  'min',
] as const satisfies readonly FunctionName[]
export const RELATIONS: ReadonlySet<string> = new Set([
  '=',
  '≠',
  '<',
  '>',
  '≤',
  '≥',
  '≈',
  '≅',
  '∼',
  '⊥',
  '∥',
  '∈',
  '∉',
  '⊂',
  '⊆',
  '→',
  '∣',
  '⇒',
] satisfies RelationSign[])
export const OPERATIONS: ReadonlySet<string> = new Set(['∪', '∩', '∘', '±'] satisfies Of<'operation'>['sign'][])
export const FUNCTION_LETTERS = 'fghPFGH'
const TOKEN = new RegExp(`\\s*(lim|${FUNCTIONS.join('|')}|\\d+(?:\\.\\d+)?|__+|\\p{L}|\\S)`, 'uy')

export const isFunction = (token: Token | undefined): token is FunctionName =>
  (FUNCTIONS as readonly (Token | undefined)[]).includes(token)
export const isLetter = (token: Token | undefined): token is string =>
  typeof token === 'string' && /^\p{L}$/u.test(token)

export function tokensOf(strings: readonly string[]): Token[] {
  return strings.flatMap((text, i) => {
    const tokens: Token[] = i === 0 ? [] : [{ hole: i - 1 }]
    const rest = text.trimEnd()
    for (TOKEN.lastIndex = 0; TOKEN.lastIndex < rest.length; ) tokens.push(TOKEN.exec(rest)?.[1] ?? '')
    return tokens
  })
}
