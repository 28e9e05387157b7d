import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  itemOf,
  join,
  line,
  measure,
  over,
  type Printed,
  type Ratio,
  type Step,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { type Measurement, measuredIn, tidy } from './indirect-measurement.ts'
import { type Labelled, sideOf, x } from './parts.ts'

/** The ratios that the letters tell, with their lengths, and what stands for the unknown alone. */
export function matched(facts: Labelled, unknown: Expr): readonly Step[] {
  const { i, j, names, lengths } = facts
  const [mine, other] = facts.unknown === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const side = (k: 0 | 1, s: number) => symbol(sideOf(names[k], s))
  const ratioOf = (s: number) => over(side(mine, s), side(other, s))
  return [
    step(equation(ratioOf(i), ratioOf(j)), because.matchingByLetters),
    ...proportion(unknown, itemOf(lengths[other], i), itemOf(lengths[mine], j), itemOf(lengths[other], j)),
  ]
}

/** `unknown` over `match` as `top` over `bottom`, that ratio in lowest terms, and what stands for the unknown. */
export function proportion(unknown: Expr, match: Ratio, top: Ratio, bottom: Ratio): readonly Step[] {
  const [lowest, given] = [top.over(bottom), over(tidy(top), tidy(bottom))]
  const isLowest = top.n === lowest.n && bottom.n === lowest.d && top.isInteger && bottom.isInteger
  const known = equation(over(unknown, tidy(match)), given)
  return [
    isLowest ? step(known, because.sidesInTheRatio) : step(equation(known, lowest), because.sidesInLowestTerms),
    step(equation(equation(unknown, join(tidy(match), lowest)), tidy(match.times(lowest))), because.multiplyBothSides, {
      value: tidy(match),
    }),
  ]
}

const inLowestTerms = (known: Ratio, lowest: Ratio, isLowest: boolean, isSum: boolean): readonly Step[] => {
  if (isLowest) return []
  const work = equation(over(x, tidy(known)), lowest)
  return [
    isSum
      ? explained(
          work,
          line`Add in the numerator, and write the ratio in lowest terms.`,
          line`Suma en el numerador y escribe la razón en su mínima expresión.`,
        )
      : step(work, because.lowestTerms),
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
  solution: ({ known, across, other, isNested, unit, why, ends }: Measurement, { amount }: Measured) => [
    step(
      equation(
        over(x, tidy(known)),
        over(isNested ? sum(tidy(across.minus(other)), tidy(other)) : tidy(across), tidy(other)),
      ),
      because.explain,
      { sentence: why },
    ),
    ...inLowestTerms(
      known,
      across.over(other),
      !isNested && across.isInteger && across.over(other).n === across.n,
      isNested,
    ),
    step(equation(x, join(tidy(known), across.over(other))), because.multiplyBothSides, { value: tidy(known) }),
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
