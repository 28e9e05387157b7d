import {
  blank,
  both,
  divide,
  divideFractions,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  mixed,
  mixedNumberInLowestTerms,
  over,
  prose,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { dividesBack, draw, isMixed, pieces, shown } from './parts.ts'
import { rates } from './settings.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  mixedNumbers: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Divide. Write the quotient as a mixed number in lowest terms.`,
      es: prose`Divide. Escribe el cociente como número mixto en su mínima expresión.`,
    },
    lines: 4,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ quotient }) => isMixed(quotient),
      ),
    answer: mixedNumberInLowestTerms,
    solve: ({ quotient }) => mixed(quotient),
    ask: ({ dividend, divisor }) => both(equation(divide(shown(dividend), shown(divisor)), blank(3))),
    solution: ({ dividend, divisor }) => divideFractions(dividend, divisor),
    check: (printed, answer) => dividesBack(printed.one('relation').left, answer),
  }),
  storyMixed: pieces(form, 'hard', rates),
  threeFactors: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the value. Write it in lowest terms.`,
      es: prose`Halla el valor. Escríbelo en su mínima expresión.`,
    },
    lines: 4,
    draw: random =>
      random.until(
        () => ({
          a: proper(random, random.int(2, 9)),
          b: proper(random, random.int(2, 9)),
          c: proper(random, random.int(2, 9)),
        }),
        ({ a, b, c }) => !a.equals(b) && !b.equals(c) && a.over(b).times(c).d <= 60,
      ),
    answer: fractionInLowestTerms,
    solve: ({ a, b, c }) => a.over(b).times(c),
    ask: ({ a, b, c }) => both(equation(times(divide(a, b), c), blank(3))),
    solution({ a, b, c }) {
      const value = a.over(b).times(c)
      const [n, d] = [a.n * b.d * c.n, a.d * b.n * c.d]
      return [
        step(times(a, b.power(-1), c), because.multiplyByReciprocal, { value: expr(b.power(-1)) }),
        step(equation(over(times(a.n, b.d, c.n), times(a.d, b.n, c.d)), over(n, d)), because.multiplyAcross),
        ...(gcd(n, d) > 1 ? [step(equation(over(n, d), value), because.divideBothTerms, { value: gcd(n, d) })] : []),
      ]
    },
    // Undoes the product first, then the quotient: from left to right, backwards.
    check(printed, answer) {
      const { left } = printed.one('relation')
      const [first, last] = left.kind === 'product' ? left.factors : []
      return first !== undefined && last !== undefined && dividesBack(first, exact(answer).over(evaluate(last)))
    },
  }),
})
