import {
  blank,
  both,
  divide,
  divideFractions,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  gcd,
  isTrue,
  line,
  mixed,
  over,
  prose,
  Ratio,
  step,
  times,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { dividesBack, draw, isMixed, type Level, pieces, shown } from './parts.ts'
import { bags } from './settings.ts'

type Division = ReturnType<typeof draw>

/** What a number looks like: whole, a mixed number, or less than 1. */
const looks = (value: Ratio) => (value.isInteger ? 'whole' : isMixed(value) ? 'mixed' : 'proper')

const wrongQuotients = ({ dividend, divisor }: Division) => ({
  multiplied: dividend.times(divisor),
  invertedTheDividend: divisor.over(dividend),
  invertedBoth: dividend.times(divisor).power(-1),
})

const workOf = (dividend: Ratio, divisor: Ratio, first: Ratio, second: Ratio, end: Ratio): Work => [
  divide(dividend, divisor),
  times(first, second),
  expr(end),
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  storyFromFraction: pieces(form, 'medium', bags),
  choice: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Choose the quotient.`, es: prose`Elige el cociente.` },
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        facts => {
          const wrong = Object.values(wrongQuotients(facts))
          return (
            new Set([facts.quotient, ...wrong].map(String)).size === 4 &&
            wrong.every(({ d }) => d < 1000) &&
            wrong.some(value => looks(value) === looks(facts.quotient))
          )
        },
      ),
    answer: fractionInLowestTerms,
    solve: ({ quotient }) => mixed(quotient),
    mistakes: facts =>
      Object.fromEntries(Object.entries(wrongQuotients(facts)).map(([name, value]) => [name, mixed(value)])),
    ask: ({ dividend, divisor }) => both(divide(shown(dividend), shown(divisor))),
    solution: ({ dividend, divisor }) => divideFractions(dividend, divisor),
    whyWrong: ({ dividend, divisor }) => ({
      multiplied: {
        en: line`It multiplies by ${shown(divisor)}, not by its reciprocal.`,
        es: line`Multiplica por ${shown(divisor)}, no por su recíproco.`,
      },
      invertedTheDividend: {
        en: line`It takes the reciprocal of ${shown(dividend)}, not of ${shown(divisor)}.`,
        es: line`Usa el recíproco de ${shown(dividend)}, no el de ${shown(divisor)}.`,
      },
      invertedBoth: {
        en: line`It takes the reciprocals of both numbers.`,
        es: line`Usa los recíprocos de los dos números.`,
      },
    }),
    check: (printed, answer) => dividesBack(printed.one('quotient'), answer),
  }),
  missingDivisor: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing divisor. Write it in lowest terms.`,
      es: prose`Halla el divisor que falta. Escríbelo en su mínima expresión.`,
    },
    lines: 3,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ divisor, quotient }) =>
          divisor.compare(1) < 0 && (level.pieces !== 'mixed' || (divisor.n > 1 && !quotient.isInteger)),
      ),
    answer: fractionInLowestTerms,
    solve: ({ divisor }) => divisor,
    ask: ({ dividend, quotient }) => both(equation(divide(shown(dividend), blank(3)), mixed(quotient))),
    solution: ({ dividend, quotient }) => [
      step(divide(shown(dividend), shown(quotient)), because.divisorFromQuotient),
      ...divideFractions(dividend, quotient),
    ],
    // Puts the number into the blank.
    check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
  }),
  findTheError: form(
    findMistake({
      levels: ['medium'],
      lines: 2,
      draw: (random, level: Level) =>
        random.until(
          () => draw(random, level),
          ({ dividend, divisor }) =>
            !dividend.isInteger && divisor.n > 1 && !divisor.times(dividend).equals(1) && dividend.n !== dividend.d,
        ),
      work: ({ dividend, divisor, quotient }) => workOf(dividend, divisor, dividend, divisor.power(-1), quotient),
      steps: ({ dividend, divisor, quotient }) => [
        step(equation(divide(dividend, divisor), times(dividend, divisor.power(-1))), because.multiplyByReciprocal, {
          value: expr(divisor.power(-1)),
        }),
        step(
          equation(
            over(times(dividend.n, divisor.d), times(dividend.d, divisor.n)),
            over(dividend.n * divisor.d, dividend.d * divisor.n),
          ),
          because.multiplyAcross,
        ),
        gcd(dividend.n * divisor.d, dividend.d * divisor.n) > 1
          ? step(equation(over(dividend.n * divisor.d, dividend.d * divisor.n), quotient), because.simplify)
          : explained(
              equation(divide(dividend, divisor), quotient),
              line`The fraction is in lowest terms already.`,
              line`La fracción ya está en su mínima expresión.`,
            ),
      ],
      mistakes: {
        dividendInverted: {
          says: () => ({
            en: line`the dividend was inverted, not the divisor`,
            es: line`se invirtió el dividendo, no el divisor`,
          }),
          work: ({ dividend, divisor }) =>
            workOf(dividend, divisor, dividend.power(-1), divisor, divisor.over(dividend)),
        },
        bothInverted: {
          says: () => ({
            en: line`both fractions were inverted, not only the divisor`,
            es: line`se invirtieron las dos fracciones, no solo el divisor`,
          }),
          work: ({ dividend, divisor }) =>
            workOf(dividend, divisor, dividend.power(-1), divisor.power(-1), dividend.times(divisor).power(-1)),
        },
        denominatorsAdded: {
          says: () => ({
            en: line`the denominators were added, not multiplied`,
            es: line`se sumaron los denominadores en vez de multiplicarlos`,
          }),
          work: ({ dividend, divisor }) =>
            workOf(
              dividend,
              divisor,
              dividend,
              divisor.power(-1),
              Ratio.of(dividend.n * divisor.d, dividend.d + divisor.n),
            ),
        },
        numeratorsAdded: {
          says: () => ({
            en: line`the numerators were added, not multiplied`,
            es: line`se sumaron los numeradores en vez de multiplicarlos`,
          }),
          work: ({ dividend, divisor }) =>
            workOf(
              dividend,
              divisor,
              dividend,
              divisor.power(-1),
              Ratio.of(dividend.n + divisor.d, dividend.d * divisor.n),
            ),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
