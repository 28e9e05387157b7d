import { fractionInLowestTerms } from '../../../answer/number.ts'
import { both, figure, prose } from '../../../content.ts'
import { numberLine } from '../../../figure/number-line.ts'
import { blank, equation, negative, over, sum } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { gcd, Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { addsUp, drawPair, mixedToo, shown, signed, worked } from './parts.ts'

const LOWEST = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe el resultado en su mínima expresión.`,
}

const LOWEST_OR_MIXED = {
  en: prose`Write the answer in lowest terms; write an answer greater than 1 as a mixed number.`,
  es: prose`Escribe el resultado en su mínima expresión; si es mayor que 1, escríbelo como número mixto.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  larger: form({
    levels: ['medium'],
    share: 4,
    instruction: mixedToo,
    lines: 2,
    draw: drawPair,
    answer: fractionInLowestTerms,
    solve: ({ top, d }) => shown(Ratio.of(top, d)),
    ask: facts => both(equation(worked(facts), blank(3))),
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),

  fromOne: form({
    levels: ['medium'],
    instruction: mixedToo,
    lines: 1,
    draw(random) {
      const d = random.pick([2, 3, 4, 5, 6, 8, 10, 12, 100])
      return { d, n: random.int(1, d - 1) }
    },
    answer: fractionInLowestTerms,
    solve: ({ n, d }) => Ratio.of(d - n, d),
    ask: ({ n, d }) => both(equation(sum(1, negative(over(n, d))), blank(3))),
    // The fraction and the answer make one whole.
    check: (printed, answer) =>
      exact(answer)
        .plus(evaluate(printed.one('quotient')))
        .equals(1),
  }),

  numberLineJumps: form({
    levels: ['medium', 'easy'],
    share: 2,
    wide: true,
    lines: 1,
    draw(random, { small }) {
      const d = random.pick([4, 5, 6, 8])
      return random.until(
        () => {
          const [a, b] = [random.int(1, small ? d - 1 : 2 * d - 2), random.int(1, d - 1)]
          return { a, b, d, small, sign: random.chance(0.5) ? ('+' as const) : ('−' as const) }
        },
        ({ a, b, d, sign }) => {
          const end = sign === '+' ? a + b : a - b
          return end > 0 && (small ? end < d && a < d && gcd(end, d) === 1 : end < 2 * d && end !== d)
        },
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ a, b, d, sign }) => shown(Ratio.of(sign === '+' ? a + b : a - b, d)),
    ask({ a, b, d, small, sign }) {
      const end = sign === '+' ? a + b : a - b
      const drawn = figure(
        numberLine({
          from: 0,
          to: 2,
          step: Ratio.of(1, d),
          labels: d,
          jumps: [[Ratio.of(a, d), Ratio.of(end, d)]],
        }),
      )
      const task = equation(sum(over(a, d), signed(sign, over(b, d))), blank(3))
      return {
        en: [drawn, prose`Use the number line: ${task}`, small ? LOWEST.en : LOWEST_OR_MIXED.en],
        es: [drawn, prose`Usa la recta numérica: ${task}`, small ? LOWEST.es : LOWEST_OR_MIXED.es],
      }
    },
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),
})
