import {
  both,
  bullets,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  fillTable,
  line,
  type NumberTable,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  type Step,
  statements,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import {
  digitIsWorth,
  everyPlace,
  numberWith,
  type Placed,
  placeIn,
  powerOfTen,
  worthOf,
  worthShown,
} from '../../kit/decimals/places.ts'
import type { levels } from './levels.ts'
import { mistakeForms } from './which-mistake.ts'

const DIGITS = [4, 7, 2, 9, 5, 3, 8, 6] as const

/** From a place behind the point to one before it, two or three places away. */
const FAR = [
  { low: -2, places: 2 },
  { low: -1, places: 3 },
  { low: -2, places: 3 },
] as const
/** Others for the two digits of one number. */
const FAR_IN_ONE = [
  { low: -1, places: 2 },
  { low: -3, places: 3 },
] as const
export const factorOf = (places: number) => 10 ** places
export const part = (places: number) => over(1, factorOf(places))

const turned = <T>(items: readonly T[], by: number): readonly T[] => [...items.slice(by), ...items.slice(0, by)]
/** The digit alone before the point and behind it; numbers are no longer than need be. `by`: forms of one turn differ. */
export function drawFar(random: Random, by: number) {
  const { low, places } = random.evenly(turned(FAR, by))
  const digit = random.evenly(turned(DIGITS, by))
  const high = low + places
  return {
    places,
    greater: numberWith(random, { digit, place: high }, Math.max(high, 1), random.pick([0, -1])),
    lesser: numberWith(random, { digit, place: low }, random.pick([0, 1]), Math.min(low, -2)),
  }
}

const countPlaces = (places: number, from: Placed, to: Placed): Step => {
  const isUp = to.place > from.place
  const named = equation(times(isUp ? factorOf(places) : part(places), worthShown(from)), worthShown(to))
  const each = equation(
    times(...Array.from({ length: places }, () => (isUp ? 10 : over(1, 10)))),
    isUp ? factorOf(places) : part(places),
  )
  return isUp
    ? explained(
        named,
        line`${places} places to the left: ${each} times as much.`,
        line`${places} posiciones a la izquierda: ${each} veces el valor.`,
      )
    : explained(
        named,
        line`${places} places to the right: ${each} as much.`,
        line`${places} posiciones a la derecha: ${each} del valor.`,
      )
}

/** Two digits, or three with a 0 between. */
const drawAmount = (random: Random): number => {
  const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  return random.evenly([10 * a + b, 100 * a + b, 10 * a + b])
}

const UNKNOWN = [
  { isPart: true, factor: 100 },
  { isPart: false, factor: 1000 },
  { isPart: true, factor: 1000 },
  { isPart: false, factor: 100 },
] as const

const numbersApart: typeof numberList = { ...numberList, show: values => both(statements(...values.map(expr))) }

export const hardForms = (form: FormMaker<typeof levels>) => ({
  manyTimes: form({
    levels: ['hard'],
    draw: random => ({ ...drawFar(random, 0), isUp: random.evenly([true, false]) }),
    answer: rational,
    solve: ({ places, isUp }) => (isUp ? factorOf(places) : part(places)),
    ask({ greater, lesser, isUp }) {
      const { digit } = greater
      const [great, less] = [decimal(greater.value), decimal(lesser.value)]
      return isUp
        ? {
            en: prose`The value of the ${digit} in ${great} is ____ times its value in ${less}.`,
            es: prose`El valor del ${digit} en ${great} es ____ veces su valor en ${less}.`,
          }
        : {
            en: prose`The value of the ${digit} in ${less} is ____ of its value in ${great}.`,
            es: prose`El valor del ${digit} en ${less} es ____ de su valor en ${great}.`,
          }
    },
    solution({ greater, lesser, places, isUp }) {
      const [from, to] = isUp ? [lesser, greater] : [greater, lesser]
      return [digitIsWorth(from), digitIsWorth(to), countPlaces(places, from, to)]
    },
    check(printed, answer) {
      const [digit, one, other] = printed.take(3)
      return exact(answer)
        .over(powerOfTen(placeIn(one, digit.n)))
        .equals(Ratio.of(1).over(powerOfTen(placeIn(other, digit.n))))
    },
  }),

  unknownStart: form({
    levels: ['hard'],
    draw: random => ({ ...random.evenly(UNKNOWN), amount: drawAmount(random), behind: random.pick([2, 3]) }),
    answer: rational,
    solve({ isPart, factor, amount, behind }) {
      const lesser = Ratio.of(amount, 10 ** behind)
      return decimal(isPart ? lesser.times(factor) : lesser)
    },
    ask({ isPart, factor, amount, behind }) {
      const lesser = Ratio.of(amount, 10 ** behind)
      const greater = decimal(lesser.times(factor))
      return isPart
        ? {
            en: prose`${over(1, factor)} of ____ is ${role('lesser', decimal(lesser))}.`,
            es: prose`${over(1, factor)} de ____ es ${role('lesser', decimal(lesser))}.`,
          }
        : {
            en: prose`${role('factor', factor)} times ____ is ${role('greater', greater)}.`,
            es: prose`${role('factor', factor)} veces ____ es ${role('greater', greater)}.`,
          }
    },
    solution({ isPart, factor, amount, behind }) {
      const lesser = Ratio.of(amount, 10 ** behind)
      const [less, greater] = [decimal(lesser), decimal(lesser.times(factor))]
      const places = String(factor).length - 1
      return isPart
        ? [
            explained(
              times(factor, less),
              line`The number is ${factor} times as much as ${less}: multiply.`,
              line`El número es ${factor} veces ${less}: multiplica.`,
            ),
            explained(
              equation(times(factor, less), greater),
              line`Each digit moves ${places} places to the left.`,
              line`Cada dígito se mueve ${places} posiciones a la izquierda.`,
            ),
          ]
        : [
            explained(
              divide(greater, factor),
              line`Undo the multiplication: divide ${greater} by ${factor}.`,
              line`Deshaz la multiplicación: divide ${greater} entre ${factor}.`,
            ),
            explained(
              equation(divide(greater, factor), less),
              line`Each digit moves ${places} places to the right.`,
              line`Cada dígito se mueve ${places} posiciones a la derecha.`,
            ),
          ]
    },
    check(printed, answer) {
      const [quotient] = printed.all('quotient')
      return quotient
        ? exact(quotient).times(exact(answer)).equals(printed.role('lesser'))
        : printed.role('factor').times(exact(answer)).equals(printed.role('greater'))
    },
  }),

  bothSides: form({
    levels: ['hard'],
    draw(random) {
      const digit = random.evenly(turned(DIGITS, 3))
      const { low, places } = random.evenly(FAR_IN_ONE)
      const high = low + places
      const { value } = numberWith(random, { digit, place: high }, Math.max(1, high), Math.min(-2, low))
      const other = Math.floor(value.over(powerOfTen(low)).toNumber()) % 10
      return { digit, low, high, places, value: value.plus(powerOfTen(low).times(digit - other)) }
    },
    answer: numbersApart,
    solve: ({ digit, low, high, places }) => [
      worthShown({ digit, place: high }),
      worthShown({ digit, place: low }),
      factorOf(places),
    ],
    ask: ({ digit, value }) => ({
      en: [
        prose`Look at both ${digit}s in ${decimal(value)}.`,
        bullets(
          line`Value of the first ${digit}: ____`,
          line`Value of the second ${digit}: ____`,
          line`The first value is ____ times the second value.`,
        ),
      ],
      es: [
        prose`Observa los dos dígitos ${digit} de ${decimal(value)}.`,
        bullets(
          line`Valor del primer ${digit}: ____`,
          line`Valor del segundo ${digit}: ____`,
          line`El primer valor es ____ veces el segundo valor.`,
        ),
      ],
    }),
    namedAnswer(_, answers) {
      const [first, second, factor] = tupleOf(answers, 3)
      return {
        en: prose`First value: ${first}; second value: ${second}; number of times: ${factor}`,
        es: prose`Primer valor: ${first}; segundo valor: ${second}; número de veces: ${factor}`,
      }
    },
    solution({ digit, low, high, places, value }) {
      const [first, second] = [
        { digit, place: high, value },
        { digit, place: low, value },
      ]
      return [
        everyPlace(value),
        explained(
          prose`${count(digit, placeAt(high))} = ${worthShown(first)}`,
          line`Find the value of the first ${digit}.`,
          line`Halla el valor del primer ${digit}.`,
        ),
        explained(
          prose`${count(digit, placeAt(low))} = ${worthShown(second)}`,
          line`Find the value of the second ${digit}.`,
          line`Halla el valor del segundo ${digit}.`,
        ),
        countPlaces(places, second, first),
        explained(
          statements(worthShown(first), worthShown(second), expr(factorOf(places))),
          line`Write the two values and how many times as much.`,
          line`Escribe los dos valores y el número de veces.`,
        ),
      ]
    },
    // Without the first digit the number loses its value, and without the second too.
    check(printed, answers) {
      const [digit, number] = printed.take(2)
      const [first, second, factor] = tupleOf(answers.map(exact), 3)
      const places = [2, 1, 0, -1, -2, -3].filter(
        place => Math.floor(number.over(powerOfTen(place)).toNumber()) % 10 === digit.n,
      )
      const [high, low] = tupleOf(places, 2)
      return (
        first.equals(worthOf({ digit: digit.n, place: high })) &&
        second.equals(worthOf({ digit: digit.n, place: low })) &&
        factor.times(second).equals(first)
      )
    },
  }),

  hundredTable: form(
    fillTable({
      levels: ['hard'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw(random): NumberTable {
        const amounts = random.until(
          () => [drawAmount(random), drawAmount(random), drawAmount(random)],
          drawn => new Set(drawn).size === 3,
        )
        const givens = random.shuffle([0, 1, 2])
        return {
          head: [
            words('Number', 'Número'),
            words('100 times the number', '100 veces el número'),
            words('One hundredth of the number', 'Una centésima parte del número'),
          ],
          rows: amounts.map(amount => {
            const number = Ratio.of(amount, 10)
            return [decimal(number), decimal(number.times(100)), decimal(number.over(100))]
          }),
          blanks: givens.flatMap((given, row) =>
            [0, 1, 2].filter(column => column !== given).map(column => [row, column] as const),
          ),
        }
      },
      fits: rows =>
        rows.every(row => {
          const [number, more, less] = tupleOf(row, 3)
          return more.over(100).equals(number) && less.times(100).equals(number)
        }),
      solution: ({ rows, blanks }) => [
        ...rows.map((row, i) => {
          const [number, more, less] = tupleOf(row, 3)
          const given = [0, 1, 2].find(column => !blanks.some(([r, c]) => r === i && c === column))
          const rowNamed = i + 1
          return given === 0
            ? explained(
                statements(equation(times(100, number), more), equation(times(over(1, 100), number), less)),
                line`Row ${rowNamed}: the digits move 2 places to the left for 100 times, 2 to the right for ${over(1, 100)}.`,
                line`Fila ${rowNamed}: los dígitos se mueven 2 posiciones a la izquierda para 100 veces, 2 a la derecha para ${over(1, 100)}.`,
              )
            : given === 1
              ? explained(
                  statements(equation(times(over(1, 100), more), number), equation(times(over(1, 100), number), less)),
                  line`Row ${rowNamed}: the digits move 2 places to the right, then 2 more.`,
                  line`Fila ${rowNamed}: los dígitos se mueven 2 posiciones a la derecha y luego 2 más.`,
                )
              : explained(
                  statements(equation(times(100, less), number), equation(times(100, number), more)),
                  line`Row ${rowNamed}: the digits move 2 places to the left, then 2 more.`,
                  line`Fila ${rowNamed}: los dígitos se mueven 2 posiciones a la izquierda y luego 2 más.`,
                )
        }),
      ],
    }),
  ),

  ...mistakeForms(form),
})
