import { both, equation, isTrue, type Printed, statements, step, sum, type Value } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { type Fact, inTwoParts, operation, partsOf, restOf, resultOf, worked, written } from './facts.ts'

/** 13 - 7 = 13 - 3 - 4; 10 - 4 = 6. */
const inTwoLines = (of: Fact) =>
  statements(
    equation(written(of), inTwoParts(of, ...partsOf(of))),
    equation(operation(of, 10, restOf(of)), resultOf(of)),
  )
/** How both lines are printed and found, in the key and in the solution. */
export const twoLines = {
  key: (of: Fact) => both(inTwoLines(of)),
  solution: (of: Fact) => [...worked(of), step(inTwoLines(of), because.writeTheMissingNumbers)],
}

/** Two equations, one below the other: the second begins with the ten that the first reaches. */
export const reachesTen = (printed: Printed, answers: readonly Value[]): boolean => {
  const [split, rest] = printed.all('relation')
  if (!split || !rest) return false
  const inFirst = JSON.stringify(split).split('"blank"').length - 1
  const [one, two] = [filled(split, ...answers.slice(0, inFirst)), filled(rest, ...answers.slice(inFirst))]
  if (one.kind !== 'relation' || two.kind !== 'relation' || one.right.kind !== 'sum') return false
  const [start, first, second] = one.right.terms
  return (
    isTrue(one) &&
    isTrue(two) &&
    isTrue(equation(one.left, two.right)) &&
    start !== undefined &&
    first !== undefined &&
    second !== undefined &&
    isTrue(equation(sum(start, first), 10)) &&
    isTrue(equation(sum(10, second), two.left))
  )
}
