import {
  type AnswerType,
  both,
  count,
  decimal,
  decimalInDigits,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  line,
  over,
  placeValueChart,
  prose,
  type Random,
  Ratio,
  rational,
  theThings,
  things,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { placeAt, placeOf } from '../../../language/places.ts'
import {
  digitIsWorth,
  digitsOf,
  numberWith,
  type Placed,
  placeIn,
  powerOfTen,
  worthShown,
} from '../../kit/decimals/places.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'

const DIGITS = [6, 3, 8, 5, 2, 7, 4, 9] as const
/** Ten times a digit alone, and ten times the same digit in a number, would give each other away. */
const OTHER_DIGITS = [8, 5, 2, 7] as const
const MORE_DIGITS = [4, 9, 6, 3] as const
const tenth = over(1, 10)

/** A number with this digit, as long as it needs to be, often with another place on either side. */
const around = (random: Random, digit: number, place: number): Placed =>
  numberWith(random, { digit, place }, Math.max(place, random.pick([0, 1])), Math.min(place, random.pick([-1, -2])))

/** The digit is worth 10 times as much, or 1/10 as much, one place farther. */
const farther = (from: Placed, to: Placed) =>
  to.place > from.place
    ? explained(
        equation(times(10, worthShown(from)), worthShown(to)),
        line`One place to the left, the value is 10 times as much.`,
        line`Una posición a la izquierda, el valor es 10 veces el anterior.`,
      )
    : explained(
        equation(times(tenth, worthShown(from)), worthShown(to)),
        line`One place to the right, the value is ${tenth} as much.`,
        line`Una posición a la derecha, el valor es ${tenth} del anterior.`,
      )

interface Moved {
  readonly value: Ratio
  readonly isUp: boolean
}
const movedOf = ({ value, isUp }: Moved): Ratio => (isUp ? value.times(10) : value.over(10))
/** From tens to thousandths. */
const COLUMNS = { from: 1, to: -3 } as const
/** A place before the first digit or after the last stays empty. */
const digitOrBlank = (value: Ratio, place: number): string => {
  const found = digitsOf(value).find(digit => digit.place === place)
  return found === undefined ? ' ' : String(found.digit)
}
const rowOf = (value: Ratio): string => [1, 0, -1, -2, -3].map(place => digitOrBlank(value, place)).join('')
const filledChart = (moved: Moved, withArrows: boolean) => {
  const { value, isUp } = moved
  const label = isUp ? words('× 10', '× 10') : words('÷ 10', '÷ 10')
  return figure(
    placeValueChart({
      ...COLUMNS,
      rows: [rowOf(value), rowOf(movedOf(moved))],
      shifts: digitsOf(value).flatMap(({ digit, place }) =>
        digit === 0 || !withArrows ? [] : [{ from: place, to: place + (isUp ? 1 : -1), label }],
      ),
    }),
  )
}
const secondRow: AnswerType<Moved> = {
  kind: 'table',
  show: moved => both(filledChart(moved, false)),
  value: moved => [...rowOf(movedOf(moved)).trim()],
  nearMisses: ({ value, isUp }) => [
    { value: value.plus(value.compare(5) < 0 ? 1 : -1), isUp },
    { value: value.plus(Ratio.of(1, 10)), isUp },
  ],
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  timesAsMuch: form({
    levels: ['medium'],
    draw(random) {
      const digit = random.evenly(DIGITS)
      const isUp = random.evenly([true, false])
      const high = random.evenly([0, -1, 1, -2])
      const [greater, lesser] = [around(random, digit, high), around(random, digit, high - 1)]
      return isUp ? { one: greater, other: lesser, isUp } : { one: lesser, other: greater, isUp }
    },
    answer: rational,
    solve: ({ isUp }) => (isUp ? 10 : tenth),
    ask({ one, other, isUp }) {
      const [a, b] = [decimal(one.value), decimal(other.value)]
      return isUp
        ? {
            en: prose`The value of the ${one.digit} in ${a} is ____ times its value in ${b}.`,
            es: prose`El valor del ${one.digit} en ${a} es ____ veces su valor en ${b}.`,
          }
        : {
            en: prose`The value of the ${one.digit} in ${a} is ____ of its value in ${b}.`,
            es: prose`El valor del ${one.digit} en ${a} es ____ de su valor en ${b}.`,
          }
    },
    solution: ({ one, other }) => [digitIsWorth(other), digitIsWorth(one), farther(other, one)],
    check(printed, answer) {
      const [digit, one, other] = printed.take(3)
      return exact(answer)
        .over(powerOfTen(placeIn(one, digit.n)))
        .equals(Ratio.of(1).over(powerOfTen(placeIn(other, digit.n))))
    },
  }),

  oneDigit: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete. Write the answer as a decimal or a whole number.`,
      es: prose`Completa. Escribe la respuesta como decimal o como número entero.`,
    },
    draw: random => ({
      digit: random.evenly(OTHER_DIGITS),
      low: random.evenly([-1, -2, -3]),
      isUp: random.evenly([true, false]),
    }),
    answer: decimalInDigits,
    solve: ({ digit, low, isUp }) => worthShown({ digit, place: isUp ? low + 1 : low }),
    ask({ digit, low, isUp }) {
      const given = worthShown({ digit, place: isUp ? low : low + 1 })
      return isUp
        ? { en: prose`____ is 10 times as much as ${given}.`, es: prose`____ es 10 veces ${given}.` }
        : { en: prose`${tenth} of ${given} is ____.`, es: prose`${tenth} de ${given} es ____.` }
    },
    solution({ digit, low, isUp }) {
      const [few, many] = [count(digit, placeAt(low)), count(digit, placeAt(low + 1))]
      const [lesser, greater] = [worthShown({ digit, place: low }), worthShown({ digit, place: low + 1 })]
      return [
        explained(
          isUp ? prose`${lesser} = ${few}` : prose`${greater} = ${many}`,
          line`Name the place of the ${digit}.`,
          line`Nombra la posición del ${digit}.`,
        ),
        isUp
          ? explained(
              prose`${many} = ${greater}`,
              line`For 10 times as much, the ${digit} moves one place to the left.`,
              line`Para tener 10 veces la cantidad, el ${digit} se mueve una posición a la izquierda.`,
            )
          : explained(
              prose`${few} = ${lesser}`,
              line`For ${tenth} of it, the ${digit} moves one place to the right.`,
              line`Para tener ${tenth} de la cantidad, el ${digit} se mueve una posición a la derecha.`,
            ),
      ]
    },
    // Ten times the lesser number is the greater one.
    check(printed, answer) {
      const [given] = printed.take(1)
      const isUp = printed.all('quotient').length === 0
      return isUp ? exact(answer).over(given).equals(10) : given.over(exact(answer)).equals(10)
    },
  }),

  units: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => ({
      place: random.evenly([-1, 0, -2]),
      isUp: random.evenly([true, false]),
      amount: random.int(2, 38),
    }),
    answer: integer,
    solve: ({ amount, isUp }) => (isUp ? amount : 10 * amount),
    ask({ place, isUp, amount }) {
      const [given, found] = isUp
        ? [count(10 * amount, placeAt(place - 1)), placeAt(place)]
        : [count(amount, placeAt(place)), placeAt(place - 1)]
      return both(prose`${given} = ____ ${things(found)}`)
    },
    solution({ place, isUp, amount }) {
      const [upper, lower] = [placeAt(place), placeAt(place - 1)]
      const [few, many] = [count(amount, upper), count(10 * amount, lower)]
      return [
        explained(
          prose`${count(10, lower)} = ${count(1, upper)}`,
          line`The places are next to each other: one is worth 10 times as much as the other.`,
          line`Las posiciones están juntas: una vale 10 veces lo que vale la otra.`,
        ),
        isUp
          ? explained(
              prose`${many} = ${few}`,
              line`Every 10 of them make 1 of the larger unit: divide by 10.`,
              line`Cada 10 forman 1 de la unidad mayor: divide entre 10.`,
            )
          : explained(
              prose`${few} = ${many}`,
              line`Multiply by 10: there are ${few}.`,
              line`Multiplica por 10: hay ${few}.`,
            ),
      ]
    },
    // Both sides are worth the same.
    check(printed, answer) {
      const { amount, noun } = printed.term('quantity')
      const asked = powerOfTen(placeOf(printed.term('thing').noun))
      return exact(answer)
        .times(asked)
        .equals(exact(amount).times(powerOfTen(placeOf(noun))))
    },
  }),

  shiftChart: form({
    levels: ['medium'],
    lines: 0,
    draw(random): Moved {
      const isUp = random.evenly([true, false])
      const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
      const digits = random.evenly([100 * a + 10 * b + c, 100 * a + b, 100 * a + 10 * b + c])
      return { value: Ratio.of(digits, 100), isUp }
    },
    answer: secondRow,
    solve: moved => moved,
    ask(moved) {
      const chart = figure(placeValueChart({ ...COLUMNS, rows: [rowOf(moved.value), '     '] }))
      return moved.isUp
        ? {
            en: [prose`Multiply the number in the first row by 10. Write the product in the second row.`, chart],
            es: [prose`Multiplica por 10 el número de la primera fila. Escribe el producto en la segunda fila.`, chart],
          }
        : {
            en: [prose`Divide the number in the first row by 10. Write the quotient in the second row.`, chart],
            es: [prose`Divide entre 10 el número de la primera fila. Escribe el cociente en la segunda fila.`, chart],
          }
    },
    solution(moved) {
      const { value, isUp } = moved
      const nonzero = digitsOf(value).filter(({ digit }) => digit !== 0)
      return [
        ...nonzero.map(({ digit, place }) => {
          const to = place + (isUp ? 1 : -1)
          return explained(
            isUp
              ? prose`10 × ${count(digit, placeAt(place))} = ${count(digit, placeAt(to))}`
              : prose`${count(digit, placeAt(place))} ÷ 10 = ${count(digit, placeAt(to))}`,
            line`The ${digit} moves from the ${things(placeAt(place))} to the ${things(placeAt(to))}.`,
            line`El ${digit} pasa de ${theThings(placeAt(place))} a ${theThings(placeAt(to))}.`,
          )
        }),
        isUp
          ? explained(
              filledChart(moved, true),
              line`Write the digits of the product: ${decimal(movedOf(moved))}.`,
              line`Escribe los dígitos del producto: ${decimal(movedOf(moved))}.`,
            )
          : explained(
              filledChart(moved, true),
              line`Write 0 in the ones place: the quotient is ${decimal(movedOf(moved))}.`,
              line`Escribe 0 en la posición de las unidades: el cociente es ${decimal(movedOf(moved))}.`,
            ),
      ]
    },
    // Column by column, each digit of the first row stands one place farther in the second.
    check(printed, answer) {
      const { from, rows } = printed.figure('place-value-chart')
      const way = /Multipl/.test(printed.text) ? 1 : -1
      const above = tupleOf(rows, 1)[0].flatMap((cell, i) =>
        cell?.kind === 'number' ? [{ digit: cell.n, place: from - i + way }] : [],
      )
      const made = movedOf(answer)
      return (
        above.reduce((rest, { digit, place }) => rest.minus(powerOfTen(place).times(digit)), made).n === 0 &&
        answer.isUp === way > 0
      )
    },
  }),

  whichNumber: form({
    levels: ['medium'],
    draw(random) {
      const digit = random.evenly(MORE_DIGITS)
      const isUp = random.evenly([true, false])
      const place = random.evenly(isUp ? [-1, -2] : [0, -1])
      const way = isUp ? 1 : -1
      const numberAt = (at: number) => numberWith(random, { digit, place: at }, 1, -3)
      return {
        isUp,
        given: around(random, digit, place),
        right: numberAt(place + way),
        wrong: [place, place + 2 * way, place - way].map(numberAt),
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => decimal(right.value),
    mistakes({ wrong }) {
      const [samePlace, twoPlaces, otherWay] = tupleOf(
        wrong.map(({ value }) => decimal(value)),
        3,
      )
      return { samePlace, twoPlaces, otherWay }
    },
    ask: ({ given: { digit, value }, isUp }) =>
      isUp
        ? {
            en: prose`In which number is the ${digit} worth 10 times as much as in ${decimal(value)}?`,
            es: prose`¿En qué número el ${digit} vale 10 veces lo que vale en ${decimal(value)}?`,
          }
        : {
            en: prose`In which number is the ${digit} worth ${tenth} as much as in ${decimal(value)}?`,
            es: prose`¿En qué número el ${digit} vale ${tenth} de lo que vale en ${decimal(value)}?`,
          },
    solution: ({ given, right }) => [digitIsWorth(given), farther(given, right), digitIsWorth(right)],
    whyWrong({ wrong }) {
      const [samePlace, twoPlaces, otherWay] = tupleOf(wrong.map(digitIsWorth), 3)
      return { samePlace, twoPlaces, otherWay }
    },
    check(printed, answer) {
      const [digit, value] = printed.take(2)
      const way = printed.all('quotient').length === 0 ? 1 : -1
      return placeIn(exact(answer), digit.n) === placeIn(value, digit.n) + way
    },
  }),
})
