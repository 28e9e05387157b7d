import {
  both,
  decimal,
  type Expr,
  equation,
  exact,
  explained,
  formulaChoice,
  line,
  match,
  minus,
  number,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  repeating,
  statements,
  table,
  tableCells,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { comparesTheSides, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import {
  AS_FRACTION,
  AS_MIXED,
  allSteps,
  areMultiples,
  emptySteps,
  type Form,
  filledSteps,
  lowestTerms,
  multiplied,
  orMixed,
  shownOf,
  subtracted,
  timesX,
  valueOf,
} from './repeated.ts'

const fillSteps = {
  en: prose`Complete the table. Write the value of each multiple of x without rounding, and in the last row write x as a fraction.`,
  es: prose`Completa la tabla. Escribe el valor de cada múltiplo de x sin redondear y, en la última fila, escribe x como fracción.`,
}

export { fillSteps }

const DIGITS = [5, 3, 8, 2, 7, 4, 6, 1]
/** One digit that repeats; the forms of a sheet begin at different places of the list. */
const single = (random: Random, from: number, whole = 0) => ({
  whole,
  before: '',
  block: String(random.evenly(turned(DIGITS, from))),
})

export const easyForms = (form: Form) => ({
  under: form({
    levels: ['easy'],
    instruction: AS_FRACTION,
    draw: random => ({ whole: 0, before: '', block: String(random.evenly([3, 6, 5, 8])) }),
    answer: lowestTerms,
    solve: valueOf,
    ask: of => both(shownOf(of)),
    solution: allSteps,
    check: (printed, answer) => printed.maths.every(shown => exact(shown).equals(exact(answer))),
  }),

  above: form({
    levels: ['easy'],
    instruction: AS_MIXED,
    draw: random => single(random, 2, random.int(1, 9)),
    answer: lowestTerms,
    solve: valueOf,
    ask: of => both(shownOf(of)),
    key: orMixed,
    solution: allSteps,
    check: (printed, answer) => printed.maths.every(shown => exact(shown).equals(exact(answer))),
  }),

  fill: form({
    levels: ['easy'],
    kind: 'table',
    instruction: fillSteps,
    draw: random => single(random, 4, random.pick([0, 1, 2, 3])),
    answer: tableCells,
    solve: of => filledSteps(of),
    ask: of => both(table(emptySteps(of))),
    solution: allSteps,
    // Each blank over the factor before x is the number itself.
    check: areMultiples,
  }),

  choose: form({
    levels: ['easy'],
    draw: random => ({ digit: random.evenly([1, 4, 8]) }),
    answer: formulaChoice,
    solve: ({ digit }): Expr => over(digit, 9),
    mistakes: ({ digit }): Readonly<Record<string, Expr>> => ({
      asTenths: over(digit, 10),
      twoDigits: over(11 * digit, 100),
      ninety: over(digit, 90),
    }),
    ask: ({ digit }) => ({
      en: prose`Which fraction is equal to ${repeating(Ratio.of(digit, 9))}?`,
      es: prose`¿Qué fracción es igual a ${repeating(Ratio.of(digit, 9))}?`,
    }),
    solution: ({ digit }) => {
      const of = { whole: 0, before: '', block: String(digit) }
      return [
        multiplied(of),
        subtracted(of),
        explained(
          equation(timesX(1), over(digit, 9)),
          line`Divide both sides by 9.`,
          line`Divide ambos lados entre 9.`,
        ),
      ]
    },
    whyWrong: ({ digit }) => {
      const ends = (top: number, bottom: number) =>
        explained(
          equation(over(top, bottom), decimal(Ratio.of(top, bottom))),
          line`Its decimals end.`,
          line`Sus decimales terminan.`,
        )
      return {
        asTenths: ends(digit, 10),
        twoDigits: ends(11 * digit, 100),
        ninety: explained(
          equation(over(digit, 90), repeating(Ratio.of(digit, 90))),
          line`It is a tenth of the number.`,
          line`Es la décima parte del número.`,
        ),
      }
    },
    check: (printed, answer) => printed.maths.slice(0, 1).every(shown => exact(shown).equals(exact(answer))),
  }),

  match: form(
    match({
      levels: ['easy'],
      what: { en: line`each decimal with its fraction`, es: line`cada decimal con su fracción` },
      draw: random => {
        const [one, two] = random.sample([1, 2, 4, 5, 7, 8], 2)
        const wholes = random.sample([1, 2, 3, 4, 5, 6], 3)
        return [
          Ratio.of(one, 9),
          Ratio.of(two, 9).plus(wholes[0]),
          Ratio.of(random.pick([3, 6]), 9).plus(random.chance(0.5) ? 0 : wholes[2]),
          Ratio.of(random.pick([one, two]), 9).plus(wholes[1]),
        ].map(value => [repeating(value), number(value)] as const)
      },
      belong: ([decimal], [fraction]) => exact(decimal as Expr).equals(exact(fraction as Expr)),
      solution: pairs => [
        explained(
          statements(
            ...pairs.map(([decimal]) => {
              const value = exact(decimal as Expr)
              return equation(minus(repeating(value.times(10)), repeating(value)), value.times(9))
            }),
          ),
          line`Subtract each decimal from 10 times itself. The repeating parts cancel, and a whole number is left: 9 times the decimal.`,
          line`Resta cada decimal de 10 veces él mismo. Las partes que se repiten se anulan y queda un número entero: 9 veces el decimal.`,
        ),
        explained(
          statements(...pairs.map(([decimal, fraction]) => equation(decimal as Expr, fraction as Expr))),
          line`Divide each whole number by 9 and write the fraction in lowest terms.`,
          line`Divide cada número entero entre 9 y escribe la fracción en su mínima expresión.`,
        ),
      ],
    }),
  ),

  compare: form({
    levels: ['easy'],
    instruction: compare,
    draw(random) {
      const digit = random.evenly(turned(DIGITS, 6))
      const under = random.until(
        () => random.evenly([10, 9, 8]),
        each => each !== digit,
      )
      const of = { whole: 0, before: '', block: String(digit) }
      return { of, under, digit, isFirst: random.chance(0.5) }
    },
    answer: comparison,
    solve: ({ under, isFirst }) => comparisonOf(isFirst ? under : 9, isFirst ? 9 : under),
    ask: ({ of, digit, under, isFirst }) =>
      isFirst
        ? both(prose`${shownOf(of)} ____ ${over(digit, under)}`)
        : both(prose`${over(digit, under)} ____ ${shownOf(of)}`),
    solution({ of, digit, under, isFirst }, answer) {
      const [left, right] = isFirst ? [shownOf(of), over(digit, under)] : [over(digit, under), shownOf(of)]
      return [
        multiplied(of),
        explained(
          statements(equation(timesX(9), digit), equation(timesX(1), over(digit, 9))),
          line`Subtract ${timesX(1)} from ${timesX(10)}, then divide by 9.`,
          line`Resta ${timesX(1)} de ${timesX(10)} y después divide entre 9.`,
        ),
        under === 9
          ? explained(
              relation(left, comparisonSigns[answer], right),
              line`Both numbers are the same fraction.`,
              line`Los dos números son la misma fracción.`,
            )
          : explained(
              statements(
                relation(over(digit, isFirst ? 9 : under), comparisonSigns[answer], over(digit, isFirst ? under : 9)),
                relation(left, comparisonSigns[answer], right),
              ),
              line`Equal numerators: the fraction with the smaller denominator is greater.`,
              line`Numeradores iguales: es mayor la fracción con el denominador menor.`,
            ),
      ]
    },
    check: comparesTheSides,
  }),
})
