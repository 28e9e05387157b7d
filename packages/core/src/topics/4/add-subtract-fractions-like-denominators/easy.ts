import {
  blank,
  both,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  fractionBar,
  itemOf,
  line,
  over,
  prose,
  Ratio,
  rational,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { addsUp, drawPair, type Pair, worked, written } from './parts.ts'

const parts = ({ top, sign }: Pair): Step =>
  step(expr(top), because.count, {
    group:
      sign === '+'
        ? { en: line`the shaded and the striped parts`, es: line`las partes sombreadas y las rayadas` }
        : {
            en: line`the shaded parts that are not crossed out`,
            es: line`las partes sombreadas que no están tachadas`,
          },
  })

const asFraction = {
  en: prose`Write the answer as a fraction.`,
  es: prose`Escribe el resultado como fracción.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy'],
    share: 3,
    instruction: asFraction,
    draw: drawPair,
    answer: rational,
    solve: ({ top, d }) => Ratio.of(top, d),
    ask: facts => both(equation(written(facts), blank(3))),
    solution: worked,
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),
  bars: form({
    levels: ['easy'],
    share: 3,
    instruction: asFraction,
    draw: (random, level) =>
      drawPair(random, { ...level, denominators: level.denominators.filter(denominator => denominator <= 12) }),
    answer: rational,
    solve: ({ top, d }) => Ratio.of(top, d),
    ask: facts => {
      const { a, b, d, sign } = facts
      const bar =
        sign === '+'
          ? fractionBar({ parts: d, shaded: a, striped: b })
          : fractionBar({ parts: d, shaded: a, crossed: b })
      return both([figure(bar), equation(written(facts), blank(3))])
    },
    solution: facts => [
      step(expr(facts.d), because.countEqualParts, { parts: facts.d }),
      parts(facts),
      step(equation(written(facts), over(facts.top, facts.d)), because.keepDenominator),
    ],
    // Counts the parts that are filled and not crossed out.
    check(printed, answer) {
      const all = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
      const counted = all.filter(({ fill, crossed }) => fill !== 'white' && !crossed).length
      return exact(answer).times(all.length).equals(counted) && addsUp(printed, exact(answer))
    },
  }),
})
