import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  exact,
  itemOf,
  join,
  measure,
  over,
  type Printed,
  type Step,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { type Measurement, measuredIn, tidy } from './indirect-measurement.ts'
import { type Labelled, sideOf, x } from './parts.ts'

/** The ratios that the letters tell, with their lengths, and what stands for the unknown alone. */
export function matched(facts: Labelled, unknown: Expr): readonly Step[] {
  const { i, j, names, lengths, value } = facts
  const [mine, other] = facts.unknown === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const side = (k: 0 | 1, s: number) => symbol(sideOf(names[k], s))
  const length = (k: 0 | 1, s: number) => tidy(itemOf(lengths[k], s))
  const ratioOf = (s: number) => over(side(mine, s), side(other, s))
  const match = length(other, i)
  return [
    step(equation(ratioOf(i), ratioOf(j)), because.matchingByLetters),
    step(equation(over(unknown, match), over(length(mine, j), length(other, j))), because.sidesInTheRatio),
    step(
      equation(equation(unknown, over(join(match, length(mine, j)), length(other, j))), tidy(value)),
      because.multiplyBothSides,
      { value: match },
    ),
  ]
}

/** A length told by a story and its sketch. */
export const measuring = {
  answer: measured,
  solve: ({ known, across, other, unit }: Measurement): Measured => ({
    amount: tidy(known.times(across).over(other)),
    unit,
  }),
  ask: ({ says }: Measurement) => says,
  solution: ({ known, across, other, unit, why, ends }: Measurement, { amount }: Measured) => [
    step(equation(over(x, tidy(known)), over(tidy(across), tidy(other))), because.explain, { sentence: why }),
    step(equation(x, over(join(tidy(known), tidy(across)), tidy(other))), because.multiplyBothSides, {
      value: tidy(known),
    }),
    answerStep(equation(x, measure(amount, unit)), ends),
  ],
  // From the labels of the sketch alone.
  check(printed: Printed, { amount }: Measured) {
    const labels = printed
      .figure('geometry-diagram')
      .lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : []))
    return (
      labels.length === 3 &&
      labels.every(label => printed.numbers.some(given => given.equals(label))) &&
      exact(amount).equals(measuredIn(printed.figure('geometry-diagram')))
    )
  },
}
