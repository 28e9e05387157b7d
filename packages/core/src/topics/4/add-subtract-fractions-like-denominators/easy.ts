import { fractionInLowestTerms } from '../../../answer/number.ts'
import { both, figure, prose } from '../../../content.ts'
import { fractionBar } from '../../../figure/fraction-bar.ts'
import { blank, equation } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { addsUp, drawPair, worked } from './parts.ts'

const addOrSubtract = {
  en: prose`Add or subtract. Write the answer in lowest terms.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy'],
    share: 3,
    instruction: addOrSubtract,
    lines: 1,
    draw: drawPair,
    answer: fractionInLowestTerms,
    solve: ({ top, d }) => Ratio.of(top, d),
    ask: facts => both(equation(worked(facts), blank(3))),
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),

  bars: form({
    levels: ['easy'],
    share: 5,
    instruction: addOrSubtract,
    lines: 1,
    draw: (random, level) =>
      random.until(
        () => drawPair(random, level),
        ({ d }) => d <= 12,
      ),
    answer: fractionInLowestTerms,
    solve: ({ top, d }) => Ratio.of(top, d),
    ask: facts => {
      const { a, b, d, sign } = facts
      const bar =
        sign === '+'
          ? fractionBar({ parts: d, shaded: a, striped: b })
          : fractionBar({ parts: d, shaded: a, crossed: b })
      return both([figure(bar), equation(worked(facts), blank(3))])
    },
    // Counts the parts that are filled and not crossed out.
    check(printed, answer) {
      const parts = printed.figure('fraction-bar').rows[0]!.wholes.flat()
      const counted = parts.filter(({ fill, crossed }) => fill !== 'white' && !crossed).length
      return exact(answer).times(parts.length).equals(counted) && addsUp(printed, exact(answer))
    },
  }),
})
