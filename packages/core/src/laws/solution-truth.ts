import type { Expr, Of } from '../math/expr.ts'
import { present } from '../math/present.ts'
import { symbolName, symbolsOf } from '../math/symbols.ts'
import { textOf } from '../math/text.ts'
import type { ReasonId } from '../solution/reason.ts'
import type { SolutionStep } from './case.ts'
import type { ProblemLaw } from './law.ts'
import { ofSolution } from './solution-law.ts'
import { type Letters, statementsIn, truthOf, valueOf } from './statement-truth.ts'

/** Steps that show what is false, or what is only tried. */
const MAY_BE_FALSE: ReadonlySet<ReasonId> = new Set([
  'mistake-is',
  'reject',
  'never-true',
  'sides-are-not-equal',
  'choose-the-true-ones',
  'wrong-choice',
])

/** Steps in which a letter is given a value that it does not keep: one case of several, or a number that is tried. */
const TAKES_A_VALUE: ReadonlySet<ReasonId> = new Set([
  ...MAY_BE_FALSE,
  'check',
  'check-work',
  'substitute',
  'substitute-values',
  'evaluate',
  'split-in-two-cases',
  'zero-product',
  'read',
  'let',
  'explain',
])

/**
 * What a line states without letters is true. What it states of the unknowns that the last line finds holds for what was found:
 * for each of several solutions, and where a line splits into statements, one of them for each.
 *
 * Not seen: words, functions known by a name alone, equations in letters that are never found, sums of different units.
 */
export const everyLineIsTrue: ProblemLaw = ofSolution((steps, { stepsOfWrong }) => {
  const found = solutionsOf(steps)
  for (const { reason, maths } of [...steps, ...stepsOfWrong]) {
    const closed = MAY_BE_FALSE.has(reason)
      ? undefined
      : maths.flatMap(statementsIn).find(of => truthOf(of, {}) === false)
    if (closed) return `${reason}: ${printed(closed)} is false`
  }
  for (const { reason, maths } of steps) {
    const statements = maths.flatMap(statementsIn)
    if (TAKES_A_VALUE.has(reason) || found.length === 0) continue
    const lost = found.find(letters => !holdsFor(letters, statements))
    if (lost) return `${reason}: ${maths.map(printed).join('; ')} does not hold for ${JSON.stringify(lost)}`
  }
  return null
})

const printed = (of: Expr) => textOf(present(of, 'en'))

/** A line that is one statement holds; where it splits, one of its statements does. */
function holdsFor(letters: Letters, statements: readonly Of<'relation'>[]): boolean {
  const verdicts = statements.filter(of => !isValue(of)).map(of => truthOf(of, letters))
  return verdicts.length === 0 || verdicts.some(verdict => verdict !== false)
}

/** The values that the last line gives to its letters: one set for each solution of one unknown, or one set for several. */
function solutionsOf(steps: readonly SolutionStep[]): readonly Letters[] {
  const last = steps.at(-1)
  if (!last || TAKES_A_VALUE.has(last.reason)) return []
  const values = new Map<string, number[]>()
  for (const of of last.maths.flatMap(alternativesIn).filter(isValue)) {
    const [letter, value] = valueIn(of)
    values.set(letter, [...(values.get(letter) ?? []), value])
  }
  const [first, ...others] = values
  if (!first) return []
  if (others.length === 0) return first[1].map(value => ({ [first[0]]: value }))
  const single = [...values].every(([, all]) => all.length === 1)
  return single ? [Object.fromEntries([...values].map(([letter, [value]]) => [letter, value as number]))] : []
}

const alternativesIn = (of: Expr): readonly Of<'relation'>[] =>
  of.kind === 'connected' ? of.items.flatMap(alternativesIn) : statementsIn(of)

/** x = 5, x = 10/2 = 5. */
const isValue = (of: Of<'relation'>): boolean => {
  const first = firstOf(of)
  return (
    of.sign === '=' && first.kind === 'symbol' && symbolsOf(of.right).size === 0 && valueOf(of.right, of.right) !== null
  )
}

const firstOf = ({ left }: Of<'relation'>): Expr => (left.kind === 'relation' ? firstOf(left) : left)

function valueIn(of: Of<'relation'>): readonly [string, number] {
  const first = firstOf(of)
  const value = valueOf(of.right, of.right)
  if (first.kind !== 'symbol' || value === null) throw new Error('This statement gives no letter a value')
  return [symbolName(first), value]
}
