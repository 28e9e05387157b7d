import {
  equation,
  explainedBy,
  itemOf,
  line,
  minus,
  prose,
  Ratio,
  role,
  statements,
  sum,
  tableCells,
  times,
} from '../../../author.ts'
import {
  drawFactor,
  drawInputs,
  type Form,
  filledOf,
  outputSteps,
  printedPairs,
  printedRule,
  ruleOf,
  tableOf,
  tableStep,
  valueAt,
  Y,
} from './parts.ts'
import { type Setting, settings } from './settings.ts'

const ALL = [0, 1, 2, 3, 4]

export const easyForms = (form: Form) => ({
  completeTable: form({
    levels: ['easy'],
    share: 2,
    draw(random, { inputs: [from, to] }) {
      const isNegative = random.evenly([false, true, false])
      const rule = { a: drawFactor(random, 7, isNegative), b: random.intExcept(-9, 9, 0) }
      const inputs = drawInputs(random, 5, from, to)
      return { rule, rows: { inputs, outputs: inputs.map(x => valueAt(rule, x)), hidden: ALL } }
    },
    answer: tableCells,
    solve: ({ rows }) => filledOf(rows),
    ask({ rule, rows }) {
      const of = equation(Y, ruleOf(rule))
      const drawn = tableOf(rows)
      return {
        en: [prose`Complete the table for the rule ${of}.`, drawn],
        es: [prose`Completa la tabla según la regla ${of}.`, drawn],
      }
    },
    solution: ({ rule, rows }) => outputSteps(rule, rows),
    check(printed, { blanks }) {
      const rule = printedRule(printed)
      return printedPairs(printed, blanks).every(({ x, y }) => rule(x.toNumber()) === y.toNumber())
    },
  }),

  storyTable: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    draw(random) {
      const setting: Setting = random.evenly(settings)
      const [start, rate] = [random.pick(setting.starts), random.pick(setting.rates)]
      const most = Math.min(10, Math.floor((setting.falls ? start : 100 - start) / rate))
      const inputs = drawInputs(random, 5, 1, most)
      const outputs = inputs.map(x => (setting.falls ? start - rate * x : start + rate * x))
      return { setting, start, rate, rows: { inputs, outputs, hidden: ALL } }
    },
    answer: tableCells,
    solve: ({ setting, rows }) => filledOf(rows, [setting.input, setting.output]),
    ask({ setting, start, rate, rows }) {
      const { en, es } = setting.tell(role('start', start), role(setting.falls ? 'fall' : 'rise', rate))
      const drawn = tableOf(rows, [setting.input, setting.output])
      return {
        en: [en, prose`Complete the table.`, drawn],
        es: [es, prose`Completa la tabla.`, drawn],
      }
    },
    solution({ setting, start, rate, rows }) {
      const worked = rows.inputs.map((x, i) =>
        equation(setting.falls ? minus(start, times(rate, x)) : sum(start, times(rate, x)), itemOf(rows.outputs, i)),
      )
      const first = itemOf(rows.inputs, 0)
      const chain = equation(
        equation(
          setting.falls ? minus(start, times(rate, first)) : sum(start, times(rate, first)),
          setting.falls ? minus(start, rate * first) : sum(start, rate * first),
        ),
        itemOf(rows.outputs, 0),
      )
      return [
        explainedBy(
          chain,
          setting.falls
            ? {
                en: line`For the input ${first}, multiply ${rate} by ${first} and subtract the product from ${start}.`,
                es: line`Para la entrada ${first}, multiplica ${rate} por ${first} y resta el producto de ${start}.`,
              }
            : {
                en: line`For the input ${first}, multiply ${rate} by ${first} and add the product to ${start}.`,
                es: line`Para la entrada ${first}, multiplica ${rate} por ${first} y suma el producto a ${start}.`,
              },
        ),
        explainedBy(statements(...worked.slice(1)), {
          en: line`Do the same with the other inputs.`,
          es: line`Haz lo mismo con las otras entradas.`,
        }),
        tableStep(rows, [setting.input, setting.output]),
      ]
    },
    // From one column to the next, the output changes by the rate for each unit.
    check(printed, { blanks }) {
      const start = printed.role('start')
      const falls = printed.terms('role').some(({ name }) => name === 'fall')
      const rate = falls ? printed.role('fall').negated() : printed.role('rise')
      let [before, at] = [start, Ratio.of(0)]
      return printedPairs(printed, blanks).every(({ x, y }) => {
        const isRight = y.minus(before).equals(rate.times(x.minus(at)))
        before = y
        at = x
        return isRight
      })
    },
  }),
})
