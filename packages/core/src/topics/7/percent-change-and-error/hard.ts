import {
  beforePercent,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  line,
  minus,
  percent,
  prose,
  quantity,
  Ratio,
  rational,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withQuestion } from '../../kit/stories/question.ts'
import { drawChange, errorSteps, factorOf, percentChange, printedChange, saidChange } from './change.ts'
import { beforeStories, successiveStories } from './change-stories.ts'
import type { levels } from './levels.ts'
import { cellValue, drawBare, drawStory, errorOf, errorRates, saidAmount } from './parts.ts'

/** How far an estimate is off, in units. */
const offOf = ({ original, changed }: { readonly original: number; readonly changed: number }) =>
  Math.abs(changed - original)

/** Which estimate is better, and by how many percentage points. */
const better = (who: 'A' | 'B', points: number): Sentence => ({
  key: `${who} ${points}`,
  says:
    points === 1
      ? {
          en: prose`estimate ${words(who, who)}, by ${points} percentage point`,
          es: prose`la estimación ${words(who, who)}, en ${points} punto porcentual`,
        }
      : {
          en: prose`estimate ${words(who, who)}, by ${points} percentage points`,
          es: prose`la estimación ${words(who, who)}, en ${points} puntos porcentuales`,
        },
})

const compareErrorsSays = {
  en: prose`Which estimate has the smaller percent error, and by how many percentage points is it smaller?`,
  es: prose`¿Qué estimación tiene el menor porcentaje de error y en cuántos puntos porcentuales es menor?`,
}

const asFactor = ({ rate, direction }: { rate: number; direction: 'increase' | 'decrease' }, factor: Ratio) =>
  equation(
    equation((direction === 'increase' ? sum : minus)(percent(100), percent(rate)), percent(factor.times(100))),
    decimal(factor),
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  original: form({
    levels: ['hard'],
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
          new Set([Math.abs(a.rate - b.rate), Math.abs(offOf(a) - offOf(b)), a.rate + b.rate]).size === 3 &&
          Math.abs(a.rate - b.rate) > 1 &&
          (offOf(a) > offOf(b) === a.rate < b.rate) === misses,
      )
    },
    answer: sentenceChoice,
    solve: ([a, b]): Sentence => better(a.rate < b.rate ? 'A' : 'B', Math.abs(a.rate - b.rate)),
    mistakes: ([a, b]) => {
      const [right, wrong] = a.rate < b.rate ? (['A', 'B'] as const) : (['B', 'A'] as const)
      const units = Math.abs(offOf(a) - offOf(b))
      return {
        theGreaterError: better(wrong, Math.abs(a.rate - b.rate)),
        unitsForPercent: better(offOf(a) < offOf(b) ? 'A' : 'B', units),
        added: better(right, a.rate + b.rate),
      }
    },
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
      explainedBy(equation(minus(Math.max(a.rate, b.rate), Math.min(a.rate, b.rate)), Math.abs(a.rate - b.rate)), {
        en: line`Compare the percents and subtract. ${a.rate < b.rate ? words('A', 'A') : words('B', 'B')} has the smaller percent error, by ${Math.abs(a.rate - b.rate)} percentage points.`,
        es: line`Compara los porcentajes y resta. ${a.rate < b.rate ? words('A', 'A') : words('B', 'B')} tiene el menor porcentaje de error, en ${Math.abs(a.rate - b.rate)} puntos porcentuales.`,
      }),
    ],
    whyWrong: ([a, b]) => ({
      theGreaterError: explained(
        relation(percent(Math.max(a.rate, b.rate)), '>', percent(Math.min(a.rate, b.rate))),
        line`This estimate has the greater percent error.`,
        line`Esta estimación tiene el mayor porcentaje de error.`,
      ),
      unitsForPercent: {
        en: line`It compares ${offOf(a)} with ${offOf(b)}: units, not percents.`,
        es: line`Compara ${offOf(a)} con ${offOf(b)}: unidades, no porcentajes.`,
      },
      added: {
        en: line`It adds the percents instead of subtracting.`,
        es: line`Suma los porcentajes en vez de restar.`,
      },
    }),
    // Compares the errors as shares of the actual values, crosswise.
    check(printed, { key }) {
      const [a, b] = tupleOf(
        printed.block('table').rows.map(([, estimate, actual]) => {
          const [guess, real] = [cellValue(estimate).toNumber(), cellValue(actual).toNumber()]
          return { off: Math.abs(guess - real), real }
        }),
        2,
      )
      const order = a.off * b.real - b.off * a.real
      const [who, points] = key.split(' ')
      return (
        order !== 0 && who === (order < 0 ? 'A' : 'B') && Math.abs(100 * order) === Number(points) * a.real * b.real
      )
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
          p !== q &&
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
        explained(
          statements(asFactor(first, one), asFactor(second, two)),
          line`After each change, find the new amount as a percent, then as a decimal, of the one before.`,
          line`Tras cada cambio, halla la nueva cantidad como porcentaje de la anterior, y luego como decimal.`,
        ),
        explained(
          equation(times(100, decimal(one)), decimal(middle)),
          line`Start with 100 and multiply by ${decimal(one)} for the first change.`,
          line`Empieza con 100 y multiplica por ${decimal(one)} para el primer cambio.`,
        ),
        explained(
          equation(times(decimal(middle), decimal(two)), decimal(end)),
          line`Multiply the result by ${decimal(two)} for the second change.`,
          line`Multiplica el resultado por ${decimal(two)} para el segundo cambio.`,
        ),
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
    draw: (random, level) => drawStory(random, level, beforeStories),
    answer: quantity,
    solve: ({ story, original }) => count(original, story.noun),
    ask: ({ story, changed, rate, direction }) =>
      story.tell[direction](role('changed', story.written(changed)), role(direction, percent(rate))),
    solution: ({ story, changed, rate, direction }, amount) => [
      ...beforePercent(changed, Ratio.of(rate, 100), direction === 'increase' ? '+' : '−'),
      saidAmount(amount, story.ends),
    ],
    check: (printed, { amount }) =>
      factorOf(printedChange(printed)).times(evaluate(amount)).equals(printed.role('changed')),
  }),
})
