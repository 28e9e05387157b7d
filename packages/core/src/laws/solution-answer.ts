import { LOCALES } from '../both.ts'
import { approximate } from '../math/approximate.ts'
import { type Expr, partsOf } from '../math/expr.ts'
import { Printed } from '../printed.ts'
import type { SolutionStep } from './case.ts'
import type { ProblemLaw } from './law.ts'
import { ofSolution } from './solution-law.ts'
import { truthOf } from './statement-truth.ts'

/** Answers whose solution tells them in words, or draws them. */
const TOLD: ReadonlySet<string> = new Set(['drawing', 'text-list', 'table', 'number-words'])

/**
 * The solution ends at the key: its last step prints the answer, or numbers of the same value. Of several parts it holds at least
 * one, and the steps before hold the others. An answer in words or letters, such as a name that is chosen, is none of this law's
 * matter: the sentence of a solution may put it in other words.
 */
export const endsWithTheAnswer: ProblemLaw = ofSolution((steps, { answer, draft }) => {
  const last = steps.at(-1)
  if (!last || TOLD.has(draft.answer.type) || /\p{L}{2}/u.test(answer.words('en'))) return null
  for (const locale of LOCALES) {
    const printed = plain(`${last.work.text(locale)} ${last.says.text(locale)}`)
    if (printed.includes(plain(answer.text(locale)))) continue
    const parts = new Printed(answer.blocks[locale]).maths.flatMap(itemsOf).filter(of => !NAMES.has(of.kind))
    const [atEnd, anywhere] = [endsOf([last], locale), endsOf(steps, locale)]
    if (parts.length > 0 && !(parts.some(of => stands(of, atEnd)) && parts.every(of => stands(of, anywhere))))
      return `"${answer.text(locale)}" is not in "${last.work.text(locale)} — ${last.says.text(locale)}"`
  }
  return null
})

/** Names of choices and pairs, and what is left empty. */
const NAMES: ReadonlySet<string> = new Set(['symbol', 'words', 'blank'])

const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

interface Ends {
  readonly forms: ReadonlySet<string>
  readonly numbers: readonly number[]
}

function endsOf(steps: readonly SolutionStep[], locale: 'en' | 'es'): Ends {
  const forms = new Set<string>()
  const numbers: number[] = []
  const visit = (of: Expr): void => {
    forms.add(JSON.stringify(of))
    const value = valueOf(of)
    if (value !== null) numbers.push(value)
    partsOf(of).forEach(visit)
  }
  for (const { work, says } of steps) new Printed([...work.blocks[locale], ...says.blocks[locale]]).maths.forEach(visit)
  return { forms, numbers }
}

/** The parts of the answer that must each be met: 2 and 3 of x = 2 or x = 3. */
function itemsOf(of: Expr): readonly Expr[] {
  // The wrong one of several was asked for: the solution sets it right.
  if (of.kind === 'relation' && truthOf(of, {}) === false) return [of.left]
  if (of.kind === 'relation' && of.sign === '=' && of.left.kind !== 'relation') return itemsOf(of.right)
  if (of.kind === 'list' || of.kind === 'connected') return of.items.flatMap(itemsOf)
  return [of]
}

function stands(of: Expr, { forms, numbers }: Ends): boolean {
  if (forms.has(JSON.stringify(of))) return true
  const value = valueOf(of)
  return value !== null && numbers.some(number => Math.abs(number - value) <= 1e-9 * Math.max(1, Math.abs(value)))
}

function valueOf(of: Expr): number | null {
  if (of.kind === 'factorial' || of.kind === 'selection') return null
  const value = approximate(of)
  return Number.isNaN(value) ? null : value
}
