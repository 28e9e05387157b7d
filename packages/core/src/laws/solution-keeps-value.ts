import type { Expr } from '../math/expr.ts'
import { present } from '../math/present.ts'
import { symbolsOf } from '../math/symbols.ts'
import { textOf } from '../math/text.ts'
import type { ReasonId } from '../solution/reason.ts'
import type { ProblemLaw } from './law.ts'
import { ofSolution } from './solution-law.ts'
import { valueOf } from './statement-truth.ts'

/** Reasons that write the same value in another form. */
const KEEPS_THE_VALUE: ReadonlySet<ReasonId> = new Set([
  'simplify',
  'distribute',
  'combine-like-terms',
  'like-terms-together',
  'drop-parentheses',
  'remove-parentheses',
  'multiply-each-term',
  'factor-out',
  'factor',
  'split-middle-term',
  'difference-of-squares',
  'perfect-square',
  'add-exponents',
  'subtract-exponents',
  'raise-each-factor',
  'multiply-exponents',
  'negative-exponent',
  'square-factor',
  'rationalize',
  'cancel',
  'add-the-opposite',
  'rewrite-as-powers',
  'log-of-product',
  'log-of-quotient',
  'log-of-power',
])

/** Away from 0 and 1, where wrong rules agree with right ones. */
const POINTS = [1.7, 2.6, 3.9] as const

/** An expression that stands below another and was made from it by a reason of these has its value, whatever the letters stand for. */
export const rewritingKeepsTheValue: ProblemLaw = ofSolution(steps => {
  for (const [i, { reason, maths }] of steps.entries()) {
    const [before, after] = [onlyExpression(steps[i - 1]?.maths), onlyExpression(maths)]
    // After a mistake that is shown, the line is made from the one before it.
    if (!before || !after || !KEEPS_THE_VALUE.has(reason) || steps[i - 1]?.reason === 'mistake-is') continue
    if (POINTS.some(point => differ(before, after, point)))
      return `${reason}: ${printed(before)} is not ${printed(after)}`
  }
  return null
})

const onlyExpression = (maths: readonly Expr[] | undefined): Expr | null => {
  const [only, ...more] = maths ?? []
  return only && more.length === 0 ? only : null
}

const printed = (of: Expr) => textOf(present(of, 'en'))

function differ(before: Expr, after: Expr, point: number): boolean {
  const names = [...symbolsOf(before), ...symbolsOf(after)].filter(name => name !== 'e' && name !== 'π')
  const letters = Object.fromEntries([...new Set(names)].sort().map((name, i) => [name, point + i * 0.73]))
  const [one, other] = [valueOf(before, after, letters), valueOf(after, before, letters)]
  return one !== null && other !== null && Math.abs(one - other) > 1e-7 * Math.max(1, Math.abs(one), Math.abs(other))
}
