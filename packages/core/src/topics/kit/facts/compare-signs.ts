import {
  both,
  type Expr,
  equation,
  evaluate,
  type Printed,
  prose,
  Ratio,
  type Rational,
  relation,
  type Step,
  statements,
  step,
  tupleOf,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Comparison = 'less' | 'greater' | 'equal'

export const comparisonSigns = { less: '<', greater: '>', equal: '=' } as const satisfies Record<Comparison, string>

/** <, > or =. */
export const comparison = writtenOption({ less: both(prose`<`), greater: both(prose`>`), equal: both(prose`=`) })

export const comparisonOf = (a: Rational, b: Rational): Comparison => {
  const order = Ratio.from(a).compare(b)
  return order < 0 ? 'less' : order > 0 ? 'greater' : 'equal'
}

/** Both sides worked out, their values compared, and the same sign between the sides. */
export const comparedSides = (
  sides: readonly [left: Expr, right: Expr],
  answer: Comparison,
): readonly [Step, Step, Step] => {
  const [left, right] = sides
  const [a, b] = [evaluate(left), evaluate(right)]
  const sign = comparisonSigns[answer]
  return [
    step(statements(equation(left, a), equation(right, b)), because.workOutEachSide),
    step(relation(a, sign, b), because.compare),
    step(relation(left, sign, right), because.writeTheSign),
  ]
}

/** The sign of what is left when one printed side is taken from the other. */
export function comparesTheSides(printed: Printed, answer: Comparison): boolean {
  const [left, right] = tupleOf(
    printed.maths.filter(({ kind }) => kind !== 'blank').map(side => evaluate(side)),
    2,
  )
  return answer === comparisonOf(left.minus(right), 0)
}
