import {
  type Both,
  type Content,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  fractionInLowestTerms,
  line,
  over,
  prose,
  Ratio,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { bareTableOf, countsIn, drawDependent, drawReducible, instruction, shareSteps, tableOf } from './parts.ts'
import { easyContexts } from './two-way-contexts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columnGivenRow: form({
    levels: ['easy'],
    instruction,
    draw: random => ({ counts: drawReducible(random, 'row'), context: random.evenly(easyContexts) }),
    answer: fractionInLowestTerms,
    solve: ({ counts: [[a, b]] }) => Ratio.of(a, a + b),
    solution: ({ context, counts: [[a, b]] }) => shareSteps(context.rows[0], context.columns[0], a, a + b),
    ask: ({ context, counts }): Both<Content> => ({
      en: [tableOf(context, counts), context.columnGivenRow.en],
      es: [tableOf(context, counts), context.columnGivenRow.es],
    }),
    // Of those in the first row, so many: the answer times the row's total.
    check(printed, answer) {
      const [[a, b]] = countsIn(printed)
      return exact(answer)
        .times(a + b)
        .equals(a)
    },
  }),

  rowGivenColumn: form({
    levels: ['easy'],
    instruction,
    draw: random => ({ counts: drawReducible(random, 'column'), context: random.evenly(startingAt(easyContexts, 2)) }),
    answer: fractionInLowestTerms,
    solve: ({ counts: [[a], [c]] }) => Ratio.of(a, a + c),
    solution: ({ context, counts: [[a], [c]] }) => shareSteps(context.columns[0], context.rows[0], a, a + c),
    ask: ({ context, counts }): Both<Content> => ({
      en: [tableOf(context, counts), context.rowGivenColumn.en],
      es: [tableOf(context, counts), context.rowGivenColumn.es],
    }),
    check(printed, answer) {
      const [[a], [c]] = countsIn(printed)
      return exact(answer)
        .times(a + c)
        .equals(a)
    },
  }),

  withoutTotals: form({
    levels: ['easy'],
    instruction,
    draw: random => ({ counts: drawReducible(random, 'row'), context: random.evenly(startingAt(easyContexts, 4)) }),
    answer: fractionInLowestTerms,
    solve: ({ counts: [[a, b]] }) => Ratio.of(a, a + b),
    solution: ({ context: { rows, columns }, counts: [[a, b]] }) => [
      step(equation(sum(a, b), a + b), because.explain, {
        sentence: {
          en: line`The group is “${rows[0]}”: add its row to find its total.`,
          es: line`El grupo es “${rows[0]}”: suma su fila para hallar el total.`,
        },
      }),
      ...shareSteps(rows[0], columns[0], a, a + b).slice(1),
    ],
    ask: ({ context, counts }): Both<Content> => ({
      en: [bareTableOf(context, counts), context.columnGivenRow.en],
      es: [bareTableOf(context, counts), context.columnGivenRow.es],
    }),
    // The rest of the row is the rest of the answer.
    check(printed, answer) {
      const [[a, b]] = countsIn(printed)
      const share = exact(answer)
      return Ratio.of(1).minus(share).times(a).equals(share.times(b))
    },
  }),

  whichFraction: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which fraction is the probability?`,
      es: prose`¿Qué fracción es la probabilidad?`,
    },
    draw: random => ({
      counts: random.until(
        () => drawDependent(random),
        // No two of the fractions are equal.
        ([[a, b], [c, d]]) => new Set([b, c, a + b + c + d - a]).size === 3 && c !== a && a * (c + d) !== c * (a + b),
      ),
      context: random.evenly(startingAt(easyContexts, 6)),
    }),
    answer: formulaChoice,
    solve: ({ counts: [[a], [c]] }) => over(a, a + c),
    mistakes: ({ counts: [[a, b], [c, d]] }) => ({
      'the other group': over(a, a + b),
      'all of the table': over(a, a + b + c + d),
      'one group of the other': over(a, c),
    }),
    solution: ({ context: { rows, columns }, counts: [[a], [c]] }) => [
      step(expr(a + c), because.totalOfGroup, { group: { en: line`${columns[0]}`, es: line`${columns[0]}` } }),
      step(over(a, a + c), because.explain, {
        sentence: {
          en: line`Of this total, ${a} are also in the row “${rows[0]}.”`,
          es: line`De ese total, ${a} están también en la fila “${rows[0]}”.`,
        },
      }),
    ],
    ask: ({ context, counts }): Both<Content> => ({
      en: [tableOf(context, counts), context.rowGivenColumn.en],
      es: [tableOf(context, counts), context.rowGivenColumn.es],
    }),
    whyWrong: ({ context: { rows }, counts: [[a, b], [c, d]] }) => ({
      'the other group': {
        en: line`${a + b} is the total of the row “${rows[0]}.”`,
        es: line`${a + b} es el total de la fila “${rows[0]}”.`,
      },
      'all of the table': {
        en: line`${a + b + c + d} is the total of the whole table.`,
        es: line`${a + b + c + d} es el total de toda la tabla.`,
      },
      'one group of the other': {
        en: line`${c} is only the rest of the column.`,
        es: line`${c} es solo el resto de la columna.`,
      },
    }),
    check(printed, answer) {
      const [[a], [c]] = countsIn(printed)
      return exact(answer)
        .times(a + c)
        .equals(a)
    },
  }),
})
