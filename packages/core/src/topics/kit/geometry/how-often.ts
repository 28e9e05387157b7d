import { type Block, type Both, type Expr, type Inline, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Difficulty, FormSpec } from '../../../topic.ts'
import { howOftenTrue } from '../angles/truths.ts'
import { howOften, printedOf, type Truth, truthShown } from '../choices/statements.ts'

/** A statement that is always, sometimes or never true, the rule it is judged by, and why. */
export interface Judged {
  readonly truth: Truth
  readonly says: Both<Block>
  readonly rule: Both<readonly Inline[]>
  /** The rule in symbols, or two cases that differ. */
  readonly work: Expr
  readonly why: Both<readonly Inline[]>
}

/** Always, sometimes or never? */
export const alwaysSometimesNever = <Level, const D extends Difficulty = Difficulty>({
  statements,
  ...rest
}: {
  readonly levels?: readonly D[]
  readonly share?: number
  readonly statements: readonly Judged[]
}): FormSpec<Level, D, Judged, Truth> => ({
  ...rest,
  instruction: howOftenTrue,
  draw: random => random.evenly(statements),
  answer: howOften,
  solve: ({ truth }) => truth,
  ask: ({ says }) => says,
  solution: ({ rule, work, why, truth }) => [
    step(work, because.use, { rule }),
    step(truthShown[truth], because.explain, { sentence: why }),
  ],
  check: (printed, answer) => printedOf(statements, printed)?.truth === answer,
})
