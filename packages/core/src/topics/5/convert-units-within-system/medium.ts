import {
  blank,
  both,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  line,
  measure as measured,
  numberList,
  prose,
  Ratio,
  remainder,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison } from '../../kit/facts/compare-signs.ts'
import { measured as measureWithUnit } from '../../kit/stories/amounts.ts'
import { customary, draw, inBase, isConversion } from './conversions.ts'
import {
  compared,
  comparedSteps,
  comparing,
  converted,
  drawCompared,
  factOf,
  given,
  instruction,
  isComparison,
  result,
  sidesOf,
  timesFactor,
} from './converting.ts'
import type { levels } from './levels.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  convert: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction,
    draw,
    answer: measureWithUnit,
    solve: result,
    ask: conversion => {
      const { pair, toSmall } = conversion
      return both(equation(given(conversion), measured(blank(3.2), toSmall ? pair.small : pair.large)))
    },
    solution: converted,
    check: (printed, { of }) => isConversion(printed, evaluate(of)),
  }),

  mixedUnits: form({
    levels: ['medium'],
    share: 2,
    instruction,
    draw(random) {
      const pair = random.evenly(customary)
      return { pair, large: random.int(2, 12), small: random.int(1, pair.factor - 1) }
    },
    answer: numberList,
    namedAnswer: ({ pair, large, small }) => both(prose`${measured(large, pair.large)} ${measured(small, pair.small)}`),
    solve: ({ large, small }) => [large, small],
    ask: ({ pair, large, small }) =>
      both(
        prose`${measured(large * pair.factor + small, pair.small)} = ${measured(blank(3.2), pair.large)} ${measured(blank(3.2), pair.small)}`,
      ),
    solution: ({ pair, large, small }) => [
      factOf(pair),
      step(
        equation(divide(large * pair.factor + small, pair.factor), remainder(large, small)),
        because.quotientAndRest,
      ),
      step(
        both(
          prose`${measured(large * pair.factor + small, pair.small)} = ${measured(large, pair.large)} ${measured(small, pair.small)}`,
        ),
        because.writeTheUnits,
      ),
    ],
    check(printed, answers) {
      const [whole, first, second] = tupleOf(printed.all('measure'), 3)
      const [large, small] = tupleOf(answers.map(exact), 2)
      return (
        inBase(first, large).plus(inBase(second, small)).equals(inBase(whole)) &&
        inBase(second, small).compare(inBase(first, Ratio.of(1))) < 0
      )
    },
  }),

  mixedToSmall: form({
    levels: ['medium'],
    share: 2,
    instruction,
    draw(random) {
      const pair = random.evenly([...customary].reverse())
      return { pair, large: random.int(3, 12), small: random.int(1, pair.factor - 1) }
    },
    answer: measureWithUnit,
    solve: ({ pair, large, small }) => measured(large * pair.factor + small, pair.small),
    ask: ({ pair, large, small }) =>
      both(prose`${measured(large, pair.large)} ${measured(small, pair.small)} = ${measured(blank(3.2), pair.small)}`),
    solution: ({ pair, large, small }) => [
      factOf(pair),
      step(timesFactor(Ratio.of(large), pair.factor), because.toSmallerUnit),
      explainedBy(equation(sum(large * pair.factor, small), large * pair.factor + small), {
        en: line`Add what is already in the smaller unit: ${measured(small, pair.small)}.`,
        es: line`Suma lo que ya está en la unidad menor: ${measured(small, pair.small)}.`,
      }),
      step(
        both(
          prose`${measured(large, pair.large)} ${measured(small, pair.small)} = ${measured(large * pair.factor + small, pair.small)}`,
        ),
        because.writeTheUnits,
      ),
    ],
    check(printed, { of }) {
      const [large, small, asked] = tupleOf(printed.all('measure'), 3)
      return inBase(large)
        .plus(inBase(small))
        .equals(inBase(asked, evaluate(of)))
    },
  }),

  compare: form({
    levels: ['medium'],
    instruction: comparing,
    draw: drawCompared,
    answer: comparison,
    solve: compared,
    ask: drawn => both(sidesOf(drawn)),
    solution: comparedSteps,
    check: (printed, answer) => isComparison(printed, answer),
  }),
})
