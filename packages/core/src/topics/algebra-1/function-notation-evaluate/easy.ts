import {
  apply,
  blank,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  type Of,
  type Printed,
  prose,
  Ratio,
  rational,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  askedFor,
  drawnPoints,
  drawPoints,
  drawRule,
  drawTable,
  evaluateIt,
  follow,
  graphOf,
  type Level,
  rules,
  shownTable,
  tableOf,
  valueAt,
  x,
} from './parts.ts'

const checkValue = (printed: Printed, answer: Value) => follow(askedFor(printed), rules(printed)).equals(exact(answer))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: evaluateIt,
    draw(random, { inputs }: Level) {
      const kind = random.evenly(['linear', 'square'])
      const half = random.evenly([false, true])
      return random.until(
        () => {
          const at =
            inputs === 'small'
              ? Ratio.of(random.int(0, 8))
              : half
                ? Ratio.of(random.sign() * random.pick([1, 3, 5]), 2)
                : Ratio.of(-random.int(1, 7))
          return { rule: drawRule(random, kind), at }
        },
        ({ rule, at }) => Math.abs(valueAt(rule, at).toNumber()) <= 100,
      )
    },
    answer: rational,
    solve: ({ rule, at }) => valueAt(rule, at),
    ask: ({ rule: { rule }, at }) => ({
      en: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(3)}`,
      es: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(3)}`,
    }),
    // Puts the number into the printed rule.
    check: checkValue,
  }),

  fromTable: form({
    levels: ['easy'],
    instruction: evaluateIt,
    draw: random => ({ ...drawTable(random), at: random.int(0, 4) }),
    answer: integer,
    solve: ({ outputs, at }) => outputs[at]!,
    ask: facts => {
      const asked = apply('f', facts.inputs[facts.at]!)
      return {
        en: [shownTable(facts), prose`Use the table to find ${asked}.`],
        es: [shownTable(facts), prose`Usa la tabla para hallar ${asked}.`],
      }
    },
    check(printed, answer) {
      const at = evaluate((printed.maths.filter(({ kind }) => kind === 'apply').at(-1) as Of<'apply'>).to[0]!)
      return tableOf(printed).some(({ input, output }) => input.equals(at) && output.equals(exact(answer)))
    },
  }),

  fromGraph: form({
    levels: ['easy'],
    instruction: evaluateIt,
    draw: random => ({ points: drawPoints(random), at: random.int(-3, 3) }),
    answer: integer,
    solve: ({ points, at }) => points.find(([input]) => input === at)![1],
    ask: ({ points, at }) => ({
      en: [graphOf(points), prose`Use the graph to find ${apply('f', at)}.`],
      es: [graphOf(points), prose`Usa la gráfica para hallar ${apply('f', at)}.`],
    }),
    check(printed, answer) {
      const at = evaluate(printed.one('apply').to[0]!)
      return drawnPoints(printed).some(([input, output]) => at.equals(input) && exact(answer).equals(output))
    },
  }),
})
