import {
  both,
  count,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  isTrue,
  itemOf,
  line,
  numberWords,
  placeValueChart,
  prose,
  type Random,
  relation,
  theThings,
  things,
  tupleOf,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import { compareByDigits } from '../../../solution/place-value.ts'
import { numberWith, placeIn, powerOfTen } from '../../kit/decimals/places.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { fromWords, periodsOf, withoutZero, writeNumber } from './periods.ts'

const DIGITS = [6, 3, 8, 5, 2, 7, 4, 9] as const

/** One number has fewer digits and begins with a greater one; or the first digits differ. */
function drawApart(random: Random): readonly [number, number] {
  const isGreaterFirst = random.evenly([false, true])
  const isShorter = random.evenly([true, false, false])
  const length = random.evenly([7, 8])
  const pair: [number, number] = isShorter
    ? [withoutZero(random, length - 1, random.int(6, 9)), withoutZero(random, length, random.int(1, 4))]
    : random.until(
        () => {
          const first = random.int(1, 7)
          return [withoutZero(random, length, first), withoutZero(random, length, first + random.int(1, 2))] as [
            number,
            number,
          ]
        },
        ([less, greater]) => less % 10 ** (length - 1) > greater % 10 ** (length - 1),
      )
  const [less, greater] = pair
  return isGreaterFirst ? [greater, less] : [less, greater]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  wordsToNumeral: form({
    levels: ['easy'],
    instruction: writeNumber,
    draw: random => ({ value: withoutZero(random, 7) }),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => both(prose`${numberWords(value)}`),
    solution: ({ value }) => fromWords(value),
    check: (printed, answer) => exact(answer).equals(printed.term('number-words').value),
  }),

  readChart: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the number that the chart shows.`,
      es: prose`Escribe el número que muestra la tabla.`,
    },
    draw: random => ({ value: withoutZero(random, 7) }),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => both(figure(placeValueChart({ from: 6, rows: [String(value)] }))),
    solution({ value }) {
      const [millions, thousands, ones] = periodsOf(value)
      return [
        explained(
          prose`${count(millions, placeAt(6))}, ${count(thousands, placeAt(3))}, ${count(ones, placeAt(0))}`,
          line`Read the digits of each period.`,
          line`Lee los dígitos de cada periodo.`,
        ),
        explained(expr(value), line`Put commas between the periods.`, line`Escribe comas entre los periodos.`),
      ]
    },
    check(printed, answer) {
      const { from, rows } = printed.figure('place-value-chart')
      const rest = itemOf(rows, 0).reduce(
        (left, cell, i) => left.minus(powerOfTen(from - i).times(cell?.kind === 'number' ? cell.n : 0)),
        exact(answer),
      )
      return rest.n === 0
    },
  }),

  digitValue: form({
    levels: ['easy'],
    draw: random =>
      numberWith(random, { digit: random.evenly(DIGITS), place: random.evenly([5, 3, 4, 5, 4, 2]) }, 6, 0),
    answer: integer,
    solve: ({ digit, place }) => powerOfTen(place).times(digit),
    ask: ({ digit, value }) => ({
      en: prose`What is the value of the ${digit} in ${value}?`,
      es: prose`¿Cuál es el valor del ${digit} en ${value}?`,
    }),
    solution: placed => [
      explained(
        prose`${count(placed.digit, placeAt(placed.place))}`,
        line`Count the places from the right: the ${placed.digit} is in the ${things(placeAt(placed.place))} place.`,
        line`Cuenta las posiciones desde la derecha: el ${placed.digit} está en la posición de ${theThings(placeAt(placed.place))}.`,
      ),
      explained(
        prose`${count(placed.digit, placeAt(placed.place))} = ${powerOfTen(placed.place).times(placed.digit)}`,
        line`Write the digit and a 0 for each place to its right.`,
        line`Escribe el dígito y un 0 por cada posición a su derecha.`,
      ),
    ],
    check(printed, answer) {
      const [digit, value] = printed.take(2)
      return exact(answer)
        .over(powerOfTen(placeIn(value, digit.n)))
        .equals(digit)
    },
  }),

  apart: form({
    levels: ['easy'],
    instruction: compare,
    draw: drawApart,
    answer: comparison,
    solve: ([a, b]) => comparisonOf(a, b),
    ask: ([a, b]) => both(prose`${a} ____ ${b}`),
    solution: ([a, b]) => compareByDigits(a, b),
    check(printed, answer) {
      const [a, b] = tupleOf(printed.numbers, 2)
      return isTrue(relation(a, comparisonSigns[answer], b))
    },
  }),
})
