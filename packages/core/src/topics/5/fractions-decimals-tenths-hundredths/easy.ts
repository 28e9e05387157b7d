import {
  areaGrid,
  blank,
  both,
  bullets,
  count,
  decimal,
  decimalInDigits,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  itemOf,
  line,
  mixed,
  numbersAsWritten,
  over,
  prose,
  type Random,
  Ratio,
  sum,
  tupleOf,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import { asDecimal, toDecimalSteps } from './equal.ts'
import type { levels } from './levels.ts'

const POWERS = [10, 100, 1000, 100] as const
const placesOf = (under: number) => String(under).length - 1

/** A numerator without a common factor with the denominator; below 1, sometimes with a 0 after the point. */
function drawTop(random: Random, under: number): number {
  const small = under > 10 && random.chance(0.4)
  return random.until(
    () => random.int(under === 10 ? 1 : 3, small ? under / 10 - 1 : under - 1),
    top => top % 2 !== 0 && top % 5 !== 0,
  )
}

const readPlace = (top: number, under: number) =>
  explained(
    prose`${over(top, under)} = ${count(top, placeAt(-placesOf(under)))}`,
    line`The denominator names the place.`,
    line`El denominador nombra la posición.`,
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  toDecimal: form({
    levels: ['easy'],
    instruction: asDecimal,
    draw(random) {
      const under = random.evenly([100, 10, 1000, 100])
      return { top: drawTop(random, under), under }
    },
    answer: decimalInDigits,
    solve: ({ top, under }) => decimal(Ratio.of(top, under)),
    ask: ({ top, under }) => both(equation(over(top, under), blank(4))),
    solution: fraction => [readPlace(fraction.top, fraction.under), ...toDecimalSteps(fraction)],
    check: (printed, answer) => evaluate(printed.one('quotient')).equals(exact(answer)),
  }),

  mixedToDecimal: form({
    levels: ['easy'],
    instruction: { en: prose`Write the number as a decimal.`, es: prose`Escribe el número como decimal.` },
    draw(random) {
      const under = random.evenly([10, 100])
      return { whole: random.int(2, 19), top: drawTop(random, under), under }
    },
    answer: decimalInDigits,
    solve: ({ whole, top, under }) => decimal(Ratio.of(top, under).plus(whole)),
    ask: ({ whole, top, under }) => both(equation(mixed(Ratio.of(top, under).plus(whole)), blank(4))),
    solution: ({ whole, top, under }, answer) => [
      ...toDecimalSteps({ top, under }),
      explained(
        equation(sum(whole, decimal(Ratio.of(top, under))), answer),
        line`The whole number stands before the point.`,
        line`El número entero va antes del punto.`,
      ),
    ],
    check(printed, answer) {
      return evaluate(printed.one('relation').left).equals(exact(answer))
    },
  }),

  toPower: form({
    levels: ['easy'],
    instruction: missingNumber,
    draw(random) {
      const under = random.evenly([...POWERS].reverse())
      return { top: drawTop(random, under), under, whole: random.evenly([0, 0, 1]) * random.int(2, 9) }
    },
    answer: integer,
    solve: ({ top }) => top,
    ask: ({ top, under, whole }) =>
      both(
        equation(
          decimal(Ratio.of(top, under).plus(whole)),
          whole === 0 ? over(blank(3), under) : sum(whole, over(blank(3), under)),
        ),
      ),
    solution: ({ top, under, whole }) => [
      explained(
        prose`${decimal(Ratio.of(top, under))} = ${count(top, placeAt(-placesOf(under)))}`,
        line`The place of the last digit tells the denominator.`,
        line`La posición del último dígito dice el denominador.`,
      ),
      explained(
        whole === 0
          ? equation(decimal(Ratio.of(top, under)), over(top, under))
          : equation(decimal(Ratio.of(top, under).plus(whole)), sum(whole, over(top, under))),
        line`Write the fraction.`,
        line`Escribe la fracción.`,
      ),
    ],
    check(printed, answer) {
      const { left } = printed.one('relation')
      const under = evaluate(printed.one('quotient').under)
      const [, whole] = printed.all('number').map(number => evaluate(number))
      const isAlone = printed.all('sum').length === 0
      return exact(answer)
        .over(under)
        .plus(isAlone ? 0 : (whole ?? Ratio.of(0)))
        .equals(evaluate(left))
    },
  }),

  grid: form({
    levels: ['easy'],
    draw(random) {
      const [a, b] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
      return { shaded: random.evenly([10 * a + b, b, 10 * a + b]) }
    },
    answer: numbersAsWritten,
    solve: ({ shaded }) => [over(shaded, 100), decimal(Ratio.of(shaded, 100))],
    ask({ shaded }) {
      const drawn = figure(areaGrid({ rows: 10, columns: 10, shaded }))
      return {
        en: [
          prose`The large square is 1. Write the shaded part in two ways.`,
          drawn,
          bullets(line`Fraction over ${100}: ____`, line`Decimal: ____`),
        ],
        es: [
          prose`El cuadrado grande es 1. Escribe la parte sombreada de dos maneras.`,
          drawn,
          bullets(line`Fracción con denominador ${100}: ____`, line`Decimal: ____`),
        ],
      }
    },
    solution: ({ shaded }) => [
      explained(
        over(shaded, 100),
        line`Count the shaded squares: each is 1 of 100 equal parts.`,
        line`Cuenta los cuadrados sombreados: cada uno es 1 de 100 partes iguales.`,
      ),
      ...toDecimalSteps({ top: shaded, under: 100 }),
    ],
    check(printed, answers) {
      const { shaded } = printed.figure('area-grid')
      const [fraction, value] = tupleOf(answers.map(exact), 2)
      return fraction.times(100).equals(shaded.length) && value.equals(fraction)
    },
  }),

  whichFraction: form({
    levels: ['easy'],
    draw: random => ({ digit: random.evenly([7, 3, 9, 8, 6, 4, 2, 5]), places: random.evenly([2, 3, 1]) }),
    answer: formulaChoice,
    solve: ({ digit, places }) => over(digit, 10 ** places),
    mistakes({ digit, places }) {
      const [one, other] = tupleOf(
        [1, 2, 3].filter(place => place !== places),
        2,
      )
      return {
        placeTooFew: over(digit, 10 ** one),
        placeTooMany: over(digit, 10 ** other),
        digitAsDenominator: over(1, digit),
      }
    },
    ask: ({ digit, places }) => ({
      en: prose`Which fraction is equal to ${decimal(Ratio.of(digit, 10 ** places))}?`,
      es: prose`¿Qué fracción es equivalente a ${decimal(Ratio.of(digit, 10 ** places))}?`,
    }),
    solution: ({ digit, places }, answer) => [
      explained(
        prose`${decimal(Ratio.of(digit, 10 ** places))} = ${count(digit, placeAt(-places))}`,
        line`Name the place of the ${digit}.`,
        line`Nombra la posición del ${digit}.`,
      ),
      explained(
        equation(decimal(Ratio.of(digit, 10 ** places)), answer),
        line`The place tells the denominator.`,
        line`La posición dice el denominador.`,
      ),
    ],
    whyWrong({ digit, places }) {
      const [one, other] = tupleOf(
        [1, 2, 3]
          .filter(place => place !== places)
          .map(place => ({
            en: line`This is ${decimal(Ratio.of(digit, 10 ** place))}.`,
            es: line`Esto es ${decimal(Ratio.of(digit, 10 ** place))}.`,
          })),
        2,
      )
      return {
        placeTooFew: one,
        placeTooMany: other,
        digitAsDenominator: {
          en: line`This is 1 of ${digit} equal parts.`,
          es: line`Esto es 1 de ${digit} partes iguales.`,
        },
      }
    },
    check: (printed, answer) => exact(answer).equals(itemOf(printed.numbers, 0)),
  }),
})
