import {
  answerStep,
  beforePercent,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  type FormMaker,
  line,
  minus,
  option,
  percent,
  prose,
  quantity,
  Ratio,
  rational,
  relation,
  role,
  step,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withQuestion } from '../../kit/stories/question.ts'
import { drawChange, errorSteps, factorOf, percentChange, printedChange, saidChange } from './change.ts'
import { successiveStories } from './change-stories.ts'
import type { levels } from './levels.ts'
import { cellValue, drawBare, drawStory, errorOf, errorRates, saidAmount } from './parts.ts'

/** How far an estimate is off, in units. */
const offOf = ({ original, changed }: { readonly original: number; readonly changed: number }) =>
  Math.abs(changed - original)

const GUESSES = option({
  A: { en: prose`estimate A`, es: prose`la estimación A` },
  B: { en: prose`estimate B`, es: prose`la estimación B` },
})

const compareErrorsSays = {
  en: prose`Which estimate has the smaller percent error?`,
  es: prose`¿Qué estimación tiene el menor porcentaje de error?`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  original: form({
    levels: ['hard'],
    share: 2,
    draw: drawBare,
    answer: rational,
    solve: ({ original }) => original,
    ask: ({ changed, rate, direction }) =>
      direction === 'increase'
        ? {
            en: prose`A number increased by ${role('increase', percent(rate))} is ${role('changed', changed)}. What is the number?`,
            es: prose`Un número aumentado en un ${role('increase', percent(rate))} es ${role('changed', changed)}. ¿Cuál es ese número?`,
          }
        : {
            en: prose`A number decreased by ${role('decrease', percent(rate))} is ${role('changed', changed)}. What is the number?`,
            es: prose`Un número disminuido en un ${role('decrease', percent(rate))} es ${role('changed', changed)}. ¿Cuál es ese número?`,
          },
    solution: ({ changed, rate, direction }) =>
      beforePercent(changed, Ratio.of(rate, 100), direction === 'increase' ? '+' : '−'),
    check: (printed, answer) => factorOf(printedChange(printed)).times(exact(answer)).equals(printed.role('changed')),
  }),

  compareErrors: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const smaller = random.evenly(['first', 'second'])
      const misses = random.evenly([true, false, true])
      return random.until(
        () => {
          const one = drawChange(random, errorRates, [20, 90], random.pick(['increase', 'decrease']))
          const two = drawChange(random, errorRates, [150, 600], random.pick(['increase', 'decrease']))
          return random.shuffle([one, two])
        },
        // The estimate that is off by more units is often the better one.
        ([a, b]) =>
          a.rate !== b.rate &&
          a.rate < b.rate === (smaller === 'first') &&
          offOf(a) !== offOf(b) &&
          (offOf(a) > offOf(b) === a.rate < b.rate) === misses,
      )
    },
    answer: GUESSES,
    solve: ([a, b]) => (a.rate < b.rate ? 'A' : 'B'),
    ask: rows =>
      withQuestion(
        compareErrorsSays,
        table({
          head: [words('', ''), words('Estimate', 'Estimación'), words('Actual', 'Valor real')],
          rows: rows.map(({ original, changed }, i) => [
            i === 0 ? words('A', 'A') : words('B', 'B'),
            changed,
            original,
          ]),
          rowHeads: true,
        }),
      ),
    solution: ([a, b]) => [
      ...errorSteps([a, b].map(({ original, changed }) => ({ estimate: changed, actual: original }))),
      answerStep(
        relation(percent(Math.min(a.rate, b.rate)), '<', percent(Math.max(a.rate, b.rate))),
        a.rate < b.rate
          ? {
              en: line`Estimate A has the smaller percent error.`,
              es: line`La estimación A tiene el menor porcentaje de error.`,
            }
          : {
              en: line`Estimate B has the smaller percent error.`,
              es: line`La estimación B tiene el menor porcentaje de error.`,
            },
      ),
    ],
    // Compares the errors as shares of the actual values, crosswise.
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.block('table').rows.map(([, estimate, actual]) => {
          const [guess, real] = [cellValue(estimate).toNumber(), cellValue(actual).toNumber()]
          return { off: Math.abs(guess - real), real }
        }),
        2,
      )
      const order = a.off * b.real - b.off * a.real
      return order !== 0 && answer === (order < 0 ? 'A' : 'B')
    },
  }),

  successive: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const story = random.evenly(successiveStories)
      const [one, two] = random.evenly([
        ['increase', 'decrease'],
        ['decrease', 'increase'],
        ['increase', 'increase'],
        ['decrease', 'decrease'],
      ] as const)
      const [p, q] = random.until(
        () => random.shuffle([random.pick([10, 20, 30, 40, 50]), random.pick([5, 10, 15, 20, 25, 30])]),
        ([p, q]) =>
          !factorOf({ rate: p, direction: one })
            .times(factorOf({ rate: q, direction: two }))
            .equals(1),
      )
      return { story, first: { rate: p, direction: one }, second: { rate: q, direction: two } }
    },
    answer: percentChange,
    solve({ first, second }) {
      const factor = factorOf(first).times(factorOf(second))
      return { rate: decimal(errorOf(factor, 1)), direction: factor.compare(1) > 0 ? 'increase' : 'decrease' }
    },
    ask: ({ story, first, second }) => {
      const [one, two] = [story.first[first.direction](first.rate), story.second[second.direction](second.rate)]
      return {
        en: [one.en, two.en, prose`What is the overall percent increase or decrease?`],
        es: [one.es, two.es, prose`¿Cuál es el porcentaje total de aumento o de disminución?`],
      }
    },
    solution({ first, second }, change) {
      const [one, two] = [factorOf(first), factorOf(second)]
      const [middle, end] = [one.times(100), one.times(two).times(100)]
      return [
        step(equation(times(100, decimal(one)), decimal(middle)), because.startWithHundred),
        step(equation(times(decimal(middle), decimal(two)), decimal(end)), because.changeTheResult),
        step(equation(minus(decimal(end), 100), decimal(end.minus(100))), because.findChange),
        saidChange(change),
      ]
    },
    // Follows 10,000 through both changes.
    check(printed, change) {
      const end = printed
        .terms('role')
        .reduce(
          (value, { name, of }) =>
            value.plus(
              value.times(evaluate(of.kind === 'quantity' ? of.amount : of)).times(name === 'increase' ? 1 : -1),
            ),
          Ratio.of(10000),
        )
      return factorOf(change).times(10000).equals(end)
    },
  }),

  originalStory: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: drawStory,
    answer: quantity,
    solve: ({ story, original }) => count(original, story.noun),
    ask: ({ story, changed, rate, direction }) =>
      story.before[direction](role('changed', story.written(changed)), role(direction, percent(rate))),
    solution: ({ changed, rate, direction }, amount) => [
      ...beforePercent(changed, Ratio.of(rate, 100), direction === 'increase' ? '+' : '−'),
      saidAmount(amount),
    ],
    check: (printed, { amount }) =>
      factorOf(printedChange(printed)).times(evaluate(amount)).equals(printed.role('changed')),
  }),
})
