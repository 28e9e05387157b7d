import {
  blank,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  measure as measured,
  prose,
  Ratio,
  statements,
  step,
  table,
  tableCells,
  tupleOf,
  unitIds,
  unitSign,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison } from '../../kit/facts/compare-signs.ts'
import { measured as measureWithUnit } from '../../kit/stories/amounts.ts'
import { baseOf, draw, isConversion, oneStep } from './conversions.ts'
import {
  amountsFrom,
  compared,
  comparedSteps,
  comparing,
  converted,
  drawCompared,
  given,
  instruction,
  isComparison,
  measuredFact,
  result,
  sidesOf,
  tableRows,
  timesFactor,
  under,
} from './converting.ts'
import type { levels } from './levels.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  withEquivalence: form({
    levels: ['easy'],
    share: 2,
    instruction,
    draw,
    answer: measureWithUnit,
    solve: result,
    ask: conversion => {
      const { pair, toSmall } = conversion
      return under(pair, equation(given(conversion), measured(blank(3.2), toSmall ? pair.small : pair.large)))
    },
    solution: conversion => converted(conversion).slice(1),
    check: (printed, { of }) => isConversion(printed, evaluate(of)),
  }),

  compareWithEquivalence: form({
    levels: ['easy'],
    instruction: comparing,
    draw: drawCompared,
    answer: comparison,
    solve: compared,
    ask: drawn => under(drawn.conversion.pair, sidesOf(drawn)),
    solution: drawn => comparedSteps(drawn).slice(1),
    check: (printed, answer) => isComparison(printed, answer),
  }),

  table: form({
    levels: ['easy'],
    instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
    draw: random => ({ pair: random.evenly([...oneStep].reverse()), start: random.int(1, 6), by: random.int(1, 3) }),
    answer: tableCells,
    solve(drawn) {
      const amounts = amountsFrom(drawn)
      const blanks = amounts.map(amount => amount * drawn.pair.factor)
      return { blanks, rows: tableRows(drawn.pair, amounts, blanks), rowHeads: true }
    },
    ask(drawn) {
      const amounts = amountsFrom(drawn)
      const blanks = amounts.map(() => blank(2))
      return under(drawn.pair, table({ rowHeads: true, rows: tableRows(drawn.pair, amounts, blanks) }))
    },
    solution(drawn) {
      const { pair } = drawn
      return [
        explainedBy(measuredFact(pair), {
          en: line`Each number below is ${pair.factor} times the number above it.`,
          es: line`Cada número de abajo es ${pair.factor} veces el de arriba.`,
        }),
        step(
          statements(...amountsFrom(drawn).map(amount => timesFactor(Ratio.of(amount), pair.factor))),
          because.toSmallerUnit,
        ),
      ]
    },
    check(printed, { blanks }) {
      const [large, small] = tupleOf(
        printed
          .all('words')
          .slice(-2)
          .map(({ en }) =>
            baseOf(
              tupleOf(
                unitIds.filter(unit => unitSign(unit).en === en),
                1,
              )[0],
            ),
          ),
        2,
      )
      const amounts = printed
        .all('number')
        .slice(-blanks.length)
        .map(number => evaluate(number))
      return (
        blanks.length === amounts.length &&
        amounts.every((amount, i) => amount.times(large).equals(exact(itemOf(blanks, i)).times(small)))
      )
    },
  }),
})
