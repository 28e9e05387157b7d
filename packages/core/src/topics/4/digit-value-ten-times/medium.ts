import {
  type AnswerType,
  answerStep,
  blank,
  both,
  bullets,
  count,
  divide,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  fillTable,
  formulaChoice,
  integer,
  itemOf,
  line,
  type NumberTable,
  numberList,
  placeValueChart,
  prose,
  type Random,
  role,
  statements,
  theThings,
  things,
  times,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { amountIn, exchange } from './exchange.ts'
import type { levels } from './levels.ts'
import { columnAt, digitIsWorth, everyPlace, numberWith, placeAt, worthIn, worthOf } from './places.ts'

/** Two digits that are not 0 before one or two zeros, perhaps with a 0 between them: 460, 4,600, 5,030. */
function drawRound(random: Random): number {
  const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  return random.pick([100 * a + 10 * b, 1000 * a + 100 * b, 1000 * a + 10 * b])
}

const chartOf = (value: number, shown: readonly string[]) => {
  const digits = [...String(value)]
  return placeValueChart({
    from: 4,
    rows: shown,
    shifts: digits.flatMap((digit, i) =>
      digit === '0' ? [] : [{ from: digits.length - 1 - i, to: digits.length - i, label: words('× 10', '× 10') }],
    ),
  })
}
/** The product in the second row under a number with one digit less. */
const secondRow: AnswerType<number> = {
  kind: 'table',
  show: product => both(figure(placeValueChart({ from: 4, rows: [` ${product / 10}`, String(product)] }))),
  value: product => [...String(product)],
  nearMisses: product => [product + 10, product + 1000, product + 1],
}

const DIGITS = [6, 3, 8, 5, 2, 7, 4, 9] as const

/** Thousands have commas of their own. */
const numbersApart: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(statements(...values.map(expr))),
}

/** A number in which one digit stands twice, in neighboring places, and no other digit does. */
function drawTwins(random: Random) {
  const digit = random.evenly(DIGITS)
  const place = random.evenly([2, 3, 4])
  const { value } = numberWith(random, digit, place, 4 + random.int(place === 4 ? 1 : 0, 1))
  const text = String(value)
  const at = text.indexOf(String(digit)) + 1
  return { digit, place, value: Number(`${text.slice(0, at)}${digit}${text.slice(at + 1)}`) }
}

const NEIGHBORS = [3, 2, 1] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  tenTimes: form({
    levels: ['medium'],
    share: 2,
    draw: random => ({ lesser: drawRound(random), isGreaterAsked: random.evenly([true, false]) }),
    answer: integer,
    solve: ({ lesser, isGreaterAsked }) => (isGreaterAsked ? 10 * lesser : lesser),
    ask: ({ lesser, isGreaterAsked }) =>
      isGreaterAsked
        ? {
            en: prose`____ is 10 times as much as ${role('lesser', lesser)}.`,
            es: prose`____ es 10 veces ${role('lesser', lesser)}.`,
          }
        : {
            en: prose`${role('greater', 10 * lesser)} is 10 times as much as ____.`,
            es: prose`${role('greater', 10 * lesser)} es 10 veces ____.`,
          },
    solution: ({ lesser, isGreaterAsked }) => exchange(lesser, 10, isGreaterAsked),
    // The greater number has one zero more at its end.
    check: (printed, answer) =>
      printed
        .terms('role')
        .every(({ name }) =>
          name === 'lesser'
            ? `${printed.role('lesser')}0` === String(exact(answer))
            : `${exact(answer)}0` === String(printed.role('greater')),
        ),
  }),

  missing: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => ({ lesser: drawRound(random), gap: random.evenly(['divisor', 'factor', 'dividend'] as const) }),
    answer: integer,
    solve: ({ lesser, gap }) => (gap === 'dividend' ? 10 * lesser : lesser),
    ask({ lesser, gap }) {
      switch (gap) {
        case 'divisor':
          return both(equation(divide(10 * lesser, blank(3)), 10))
        case 'factor':
          return both(equation(times(10, blank(3)), 10 * lesser))
        case 'dividend':
          return both(equation(divide(blank(4), lesser), 10))
        default:
          return gap satisfies never
      }
    },
    solution: ({ lesser, gap }) => [
      ...(gap === 'dividend'
        ? [
            explained(
              equation(times(10, lesser), blank(4)),
              line`The missing number is 10 times as much as ${lesser}.`,
              line`El número que falta es 10 veces ${lesser}.`,
            ),
          ]
        : gap === 'divisor'
          ? [
              explained(
                equation(times(10, blank(3)), 10 * lesser),
                line`${10 * lesser} is 10 times as much as the missing number.`,
                line`${10 * lesser} es 10 veces el número que falta.`,
              ),
            ]
          : []),
      ...exchange(lesser, 10, gap === 'dividend'),
    ],
    check: fitsTheGap,
  }),

  units: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw(random) {
      const place = random.evenly([1, 3, 2, 4])
      const isUp = random.evenly([true, false])
      const amount = place === 4 && !isUp ? random.int(2, 9) : random.int(2, place === 4 ? 9 : 38)
      return { place, isUp, amount }
    },
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
      return [
        explained(
          prose`${count(1, upper)} = ${count(10, lower)}`,
          line`One place to the left, a digit is worth 10 times as much.`,
          line`En cada posición, un dígito vale 10 veces lo que vale en la posición de su derecha.`,
        ),
        isUp
          ? explained(
              equation(divide(10 * amount, 10), amount),
              line`Make groups of ${count(10, lower)}.`,
              line`Forma grupos de ${count(10, lower)}.`,
            )
          : explained(
              equation(times(amount, 10), 10 * amount),
              line`There are ${count(amount, upper)}.`,
              line`Hay ${count(amount, upper)}.`,
            ),
        explained(
          isUp
            ? prose`${count(10 * amount, lower)} = ${count(amount, upper)}`
            : prose`${count(amount, upper)} = ${count(10 * amount, lower)}`,
          line`It is the same number, counted in ${things(isUp ? upper : lower)}.`,
          line`Es el mismo número, contado en ${things(isUp ? upper : lower)}.`,
        ),
      ]
    },
    // Both sides are worth the same.
    check(printed, answer) {
      const { amount, noun } = printed.term('quantity')
      return exact(amountIn(exact(answer), printed.term('thing').noun)).equals(amountIn(exact(amount), noun))
    },
  }),

  tenTimesTable: form(
    fillTable({
      levels: ['medium'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw(random): NumberTable {
        const numbers = random.until(
          () => [drawRound(random), drawRound(random), drawRound(random), drawRound(random)],
          drawn => new Set(drawn).size === 4,
        )
        const first = random.int(0, 1)
        return {
          head: [words('Number', 'Número'), words('10 times as much', '10 veces ese número')],
          rows: numbers.map(number => [number, 10 * number]),
          blanks: [0, 1, 2, 3].map(row => [row, (row + first) % 2] as const),
        }
      },
      fits: rows => rows.every(([number, more]) => more !== undefined && number?.equals(more.over(10))),
      solution: ({ rows, blanks }) =>
        blanks.map(([row, column]) => {
          const [lesser, greater] = tupleOf(itemOf(rows, row), 2)
          return column === 1
            ? explained(
                equation(times(10, lesser), greater),
                line`Row ${row + 1}: each digit moves one place to the left.`,
                line`Fila ${row + 1}: cada dígito se mueve un lugar a la izquierda.`,
              )
            : explained(
                equation(divide(greater, 10), lesser),
                line`Row ${row + 1}: each digit moves one place to the right.`,
                line`Fila ${row + 1}: cada dígito se mueve un lugar a la derecha.`,
              )
        }),
    }),
  ),

  shiftChart: form({
    levels: ['medium'],
    lines: 0,
    draw(random) {
      const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
      return { value: random.evenly([1000 * a + 10 * b, 1000 * a + 100 * b, 1000 * a + b]) }
    },
    answer: secondRow,
    solve: ({ value }) => 10 * value,
    ask: ({ value }) => ({
      en: [
        prose`Multiply the number in the first row by 10. Write the product in the second row.`,
        figure(chartOf(value, [` ${value}`, '     '])),
      ],
      es: [
        prose`Multiplica por 10 el número de la primera fila. Escribe el producto en la segunda fila.`,
        figure(chartOf(value, [` ${value}`, '     '])),
      ],
    }),
    solution({ value }, product) {
      const nonzero = [...String(value)].flatMap((digit, i) => (digit === '0' ? [] : [[Number(digit), 3 - i] as const]))
      return [
        ...nonzero.map(([digit, place]) =>
          explained(
            prose`10 × ${count(digit, columnAt(place))} = ${count(digit, columnAt(place + 1))}`,
            line`The ${digit} moves from the ${things(columnAt(place))} to the ${things(columnAt(place + 1))}.`,
            line`El ${digit} pasa de ${theThings(columnAt(place))} a ${theThings(columnAt(place + 1))}.`,
          ),
        ),
        answerStep(figure(chartOf(value, [` ${value}`, String(product)])), {
          en: line`Write 0 in the other places: the product is ${product}.`,
          es: line`Escribe 0 en las demás posiciones: el producto es ${product}.`,
        }),
      ]
    },
    // Read column by column, each digit of the product is the one to the right of it above, and 0 ends it.
    check(printed, product) {
      const { rows } = printed.figure('place-value-chart')
      const above = itemOf(rows, 0).flatMap(cell => (cell?.kind === 'number' ? [cell.n] : []))
      return [...above, 0].join('') === String(product)
    },
  }),

  whichIsTenTimes: form({
    levels: ['medium'],
    draw(random) {
      const digit = random.evenly(DIGITS)
      const place = random.evenly(NEIGHBORS)
      const others = place === 3 ? [3, 5, 2] : [place, place + 2, place === 2 ? 1 : 4]
      const lengthOf = (other: number) => (other === 5 ? 6 : 5)
      return {
        given: numberWith(random, digit, place, 5),
        right: numberWith(random, digit, place + 1, 5),
        wrong: others.map(other => numberWith(random, digit, other, lengthOf(other))),
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => right.value,
    mistakes({ wrong }) {
      const [same, hundredTimes, other] = tupleOf(
        wrong.map(({ value }) => value),
        3,
      )
      return { samePlace: same, twoPlaces: hundredTimes, other }
    },
    ask: ({ given: { digit, value } }) => ({
      en: prose`In which number is the ${digit} worth 10 times as much as in ${value}?`,
      es: prose`¿En qué número el ${digit} vale 10 veces lo que vale en ${value}?`,
    }),
    solution: ({ given, right }) => [
      digitIsWorth(given),
      explained(
        equation(times(10, worthOf(given)), worthOf(right)),
        line`The ${given.digit} must have this value.`,
        line`El ${given.digit} debe tener este valor.`,
      ),
      digitIsWorth(right),
    ],
    whyWrong({ wrong }) {
      const [same, hundredTimes, other] = tupleOf(wrong.map(digitIsWorth), 3)
      return { samePlace: same, twoPlaces: hundredTimes, other }
    },
    check(printed, answer) {
      const [digit, value] = printed.take(2)
      return worthIn(exact(answer).n, digit.n) / 10 === worthIn(value.n, digit.n)
    },
  }),

  twins: form({
    levels: ['medium'],
    draw: drawTwins,
    answer: numbersApart,
    solve: ({ digit, place }) => [digit * 10 ** place, digit * 10 ** (place - 1), 10],
    ask: ({ digit, value }) => ({
      en: [
        prose`Look at both ${digit}s in ${value}.`,
        bullets(
          line`Value of the first ${digit}: ____`,
          line`Value of the second ${digit}: ____`,
          line`The first value is ____ times the second value.`,
        ),
      ],
      es: [
        prose`Observa los dos dígitos ${digit} de ${value}.`,
        bullets(
          line`Valor del primer ${digit}: ____`,
          line`Valor del segundo ${digit}: ____`,
          line`El primer valor es ____ veces el segundo valor.`,
        ),
      ],
    }),
    key: ({ digit }, answers) => {
      const [first, second, factor] = tupleOf(answers, 3)
      return {
        en: prose`First ${digit}: ${first}; second ${digit}: ${second}; ${factor} times`,
        es: prose`Primer ${digit}: ${first}; segundo ${digit}: ${second}; ${factor} veces`,
      }
    },
    solution: ({ digit, place, value }) => {
      const [first, second] = [digit * 10 ** place, digit * 10 ** (place - 1)]
      return [
        ...everyPlace(value),
        explained(
          prose`${count(digit, placeAt(place))} = ${first}`,
          line`Find the value of the first ${digit}.`,
          line`Halla el valor del primer ${digit}.`,
        ),
        explained(
          prose`${count(digit, placeAt(place - 1))} = ${second}`,
          line`Find the value of the second ${digit}.`,
          line`Halla el valor del segundo ${digit}.`,
        ),
        explained(
          equation(times(10, second), first),
          line`One place to the left, a digit is worth 10 times as much.`,
          line`En cada posición, un dígito vale 10 veces lo que vale en la posición de su derecha.`,
        ),
        explained(
          statements(expr(first), expr(second), expr(10)),
          line`Write the two values and how many times as much.`,
          line`Escribe los dos valores y el número de veces.`,
        ),
      ]
    },
    check(printed, answers) {
      const [digit, number] = printed.take(2)
      const [first, second, factor] = tupleOf(answers.map(exact), 3)
      const without = Number(String(number).replaceAll(String(digit), '0'))
      const last = Number(String(number).replace(String(digit), '0')) - without
      return second.equals(last) && first.equals(number.n - without - last) && factor.times(second).equals(first)
    },
  }),
})
