import { blank, both, equation, exact, type FormMaker, measure as measured, rational } from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw, instruction, isConversion, shown } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  withEquivalence: form({
    levels: ['easy'],
    share: 3,
    instruction,
    lines: 0,
    draw,
    answer: rational,
    solve: ({ pair, amount, toSmall }) => shown(toSmall ? amount.times(pair.factor) : amount, pair),
    ask: ({ pair: { large, small, factor }, amount, toSmall }) =>
      both([
        equation(measured(1, large), measured(factor, small)),
        toSmall
          ? equation(measured(amount, large), measured(blank(3.2), small))
          : equation(measured(amount.times(factor), small), measured(blank(3.2), large)),
      ]),
    check: (printed, answer) => isConversion(printed, exact(answer)),
  }),
})
