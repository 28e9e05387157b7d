import {
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  itemOf,
  type Of,
  point as pointExpr,
  prose,
  type Random,
  Ratio,
  rational,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  drawnPoints,
  drawPoints,
  drawRule,
  drawTable,
  graphOf,
  inputOf,
  shownTable,
  tableOf,
  valueAt,
  x,
} from './parts.ts'
import { checkValue, givenAndAsked, type Level, withWanted } from './shared.ts'
import { fOf, valueSteps } from './steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: withWanted,
    draw(random: Random, { inputs: which, squares }: Level) {
      const kind = random.evenly(['linear', 'square'])
      const half = random.evenly([false, true])
      return random.until(
        () => {
          const at =
            which === 'small'
              ? Ratio.of(random.evenly([3, 7, 2, 5, 9, 8, 4, 6]))
              : half
                ? Ratio.of(random.sign() * random.pick([1, 3, 5]), 2)
                : Ratio.of(-random.evenly([3, 6, 2, 5, 7, 4, 1, 8]))
          return { rule: drawRule(random, kind, squares), at }
        },
        ({ rule, at }) => Math.abs(valueAt(rule, at).toNumber()) <= 100,
      )
    },
    answer: rational,
    solve: ({ rule, at }) => valueAt(rule, at),
    ask: ({ rule: { rule }, at }) => givenAndAsked(equation(fOf(x), rule), fOf(at), 3),
    solution: ({ rule: { rule }, at }) => valueSteps('f', rule, at),
    // Puts the number into the printed rule.
    check: checkValue,
  }),
  fromTable: form({
    levels: ['easy'],
    draw: random => ({ ...drawTable(random), at: random.int(0, 4) }),
    answer: integer,
    solve: ({ outputs, at }) => itemOf(outputs, at),
    ask: facts => {
      const asked = fOf(itemOf(facts.inputs, facts.at))
      return {
        en: [shownTable(facts), prose`Use the table to find ${asked}.`],
        es: [shownTable(facts), prose`Usa la tabla para hallar ${asked}.`],
      }
    },
    solution({ inputs: known, outputs, at }) {
      const input = itemOf(known, at)
      return [
        step(equation(x, input), because.findInRow, { value: input, row: x }),
        step(equation(fOf(input), itemOf(outputs, at)), because.readOtherRow),
      ]
    },
    check(printed, answer) {
      const asked = itemOf(printed.maths.filter(({ kind }) => kind === 'apply').toReversed(), 0)
      const at = evaluate(inputOf(asked as Of<'apply'>))
      return tableOf(printed).some(({ input, output }) => input.equals(at) && output.equals(exact(answer)))
    },
  }),
  fromGraph: form({
    levels: ['easy'],
    draw(random) {
      const points = drawPoints(random)
      const [input, output] = itemOf(points, random.int(1, 7))
      return { points, input, output }
    },
    answer: integer,
    solve: ({ output }) => output,
    ask: ({ points, input }) => ({
      en: [graphOf(points), prose`Use the graph to find ${fOf(input)}.`],
      es: [graphOf(points), prose`Usa la gráfica para hallar ${fOf(input)}.`],
    }),
    solution: ({ input, output }) => [
      step(pointExpr(input, output), because.goToInput, { value: input }),
      step(equation(fOf(input), output), because.readYCoordinate),
    ],
    check(printed, answer) {
      const at = evaluate(inputOf(printed.one('apply')))
      return drawnPoints(printed).some(([input, output]) => at.equals(input) && exact(answer).equals(output))
    },
  }),
})
