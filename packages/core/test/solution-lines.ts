import type { Block } from '../src/content.ts'
import { approximate } from '../src/math/approximate.ts'
import { evaluate } from '../src/math/evaluate.ts'
import { type Expr, holds } from '../src/math/expr.ts'
import { symbolsOf } from '../src/math/symbols.ts'
import { inOrder } from '../src/math/truth.ts'
import { contentToText } from '../src/show/text.ts'
import { type Step, solutionBlocks } from '../src/solution/step.ts'

/** What a pupil reads, a line a step: "8 + 2 = 10 — Make 10: 8 + 2." */
export const linesOf = (steps: readonly Step[], locale: 'en' | 'es' = 'en'): readonly string[] =>
  solutionBlocks(steps)[locale].map(block => contentToText([block], locale))

/** Each expression that stands in the work of a step, in one language. */
export const mathsOf = ({ work }: Step, locale: 'en' | 'es' = 'en'): readonly Expr[] => work[locale].flatMap(inBlock)

function inBlock(block: Block): readonly Expr[] {
  if (block.kind === 'maths') return [block.of]
  if (block.kind === 'paragraph') return block.content.flatMap(item => (isMaths(item) ? [item] : []))
  return []
}
const TERMS = new Set(['quantity', 'how-many', 'thing', 'person', 'spoken-time', 'number-words', 'ordinal'])
const isMaths = (item: unknown): item is Expr =>
  typeof item === 'object' && item !== null && !TERMS.has((item as Expr).kind)

const items = (of: Expr): readonly Expr[] => (of.kind === 'list' && of.brackets === '' ? of.items.flatMap(items) : [of])
/** The statements of all steps, those in a list one by one. */
export const statementsOf = (steps: readonly Step[]): readonly Expr[] =>
  steps
    .flatMap(step => mathsOf(step))
    .flatMap(items)
    .filter(({ kind }) => kind === 'relation')

const UNKNOWN = new Set(['words', 'blank', 'remainder', 'apply', 'integral', 'derivative', 'prefixed'])
const COMPARES = ['=', '<', '>', '≤', '≥', '≠']

/** Whether every letter has a value here, so that the statement is true or false. */
const isSettled = (of: Expr, letters: Letters) =>
  !holds(of, ({ kind }) => UNKNOWN.has(kind)) && [...symbolsOf(of)].every(letter => letter in letters)
type Letters = Readonly<Record<string, number>>

function isTrueNear(of: Expr, letters: Letters): boolean {
  if (of.kind !== 'relation' || !COMPARES.includes(of.sign)) return true
  if (of.left.kind === 'relation')
    return isTrueNear(of.left, letters) && isTrueNear({ ...of, left: of.left.right }, letters)
  const [left, right] = [approximate(of.left, letters), approximate(of.right, letters)]
  return inOrder(of.sign, Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(right)) ? 0 : left - right)
}

/** The statements that are false, those with letters where the letters have values: none in a sound solution. */
export const falseStatements = (steps: readonly Step[], letters: Letters = {}): readonly Expr[] =>
  statementsOf(steps).filter(of => isSettled(of, letters) && !isTrueNear(of, letters))

/** The value of the last number in the work of the last step. */
export function lastValue(steps: readonly Step[]) {
  const last = steps.at(-1)
  const maths = last && mathsOf(last).at(-1)
  if (!maths) throw new Error('No last maths')
  const end = items(maths).at(-1) ?? maths
  return evaluate(end.kind === 'relation' ? end.right : end)
}

/** The rules that every solution keeps: two to six steps, in both languages, no two the same. */
export function breachesOf(steps: readonly Step[]): readonly string[] {
  const breaches: string[] = []
  if (steps.length < 2 || steps.length > 6) breaches.push(`${steps.length} steps`)
  for (const locale of ['en', 'es'] as const) {
    const lines = solutionBlocks(steps)[locale]
    const works = lines.map(block => contentToText(block.kind === 'step' ? block.work : [], locale))
    if (new Set(works).size < works.length) breaches.push(`a line comes twice: ${works.join(' / ')}`)
    if (works.some(work => work === '')) breaches.push('a step without maths')
  }
  return [...breaches, ...falseStatements(steps).map(of => `false: ${JSON.stringify(of)}`)]
}
