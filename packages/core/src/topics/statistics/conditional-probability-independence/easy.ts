import { type Both, type Content, exact, type FormMaker, fractionInLowestTerms, Ratio } from '../../../author.ts'
import type { levels } from './levels.ts'
import { countsIn, drawDependent, instruction, shareSteps, tableOf } from './parts.ts'
import { contexts } from './two-way-contexts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columnGivenRow: form({
    levels: ['easy'],
    share: 2,
    instruction,
    draw: random => ({ context: random.evenly(contexts), counts: drawDependent(random) }),
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
    draw: random => ({ context: random.evenly(contexts), counts: drawDependent(random) }),
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
})
