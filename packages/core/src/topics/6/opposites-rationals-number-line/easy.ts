import {
  equation,
  exact,
  explainedBy,
  expr,
  figure,
  integer,
  itemOf,
  line,
  list,
  namedNumbers,
  prose,
  type Random,
  role,
  statements,
  symbol,
  wholes,
  withFigure,
  words,
  writtenName,
} from '../../../author.ts'
import { type Form, isSameNumbers, lineFigure, markedValues, numbered, plotted, pointsOf } from './lines.ts'

const WINDOWS = [
  [-8, 8],
  [-10, 6],
  [-6, 10],
  [-9, 7],
] as const
export const ABC = ['A', 'B', 'C'] as const
const FOUR = ['A', 'B', 'C', 'D'] as const

/** Three numbers, two of them negative, no two side by side, none of them 0. */
function drawThree(random: Random) {
  const [from, to] = random.evenly(WINDOWS)
  const line = numbered(from, to)
  const values = random.until(
    () => [random.int(from, -2), random.int(from, -2), random.int(2, to)],
    drawn => drawn.every((a, i) => drawn.every((b, j) => i === j || (Math.abs(a - b) > 1 && a !== -b))),
  )
  return { line, values: random.shuffle<readonly number[]>(values) }
}

/** The point asked for, the number itself, and the neighbors of both: one of them at the least. */
function drawChoice(random: Random) {
  const line = numbered(-8, 8)
  const value = random.int(3, 7) * random.evenly([1, -1])
  const near = random.sign()
  const others = [value, near - value, -near + value]
  const places = random.shuffle<readonly number[]>([-value, ...others])
  return { line, value, places }
}

export const easyForms = (form: Form) => ({
  readPoints: form({
    levels: ['easy'],
    lines: 1,
    draw: drawThree,
    answer: namedNumbers(...ABC),
    solve: ({ values }) => values,
    ask: ({ line: on, values }) =>
      withFigure(
        {
          en: prose`What numbers are at points ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}?`,
          es: prose`¿Qué números están en los puntos ${symbol('A')}, ${symbol('B')} y ${symbol('C')}?`,
        },
        lineFigure(
          on,
          values.map((mark, i) => [mark, itemOf(ABC, i)]),
        ),
      ),
    solution: ({ values }) => {
      const named = (isNegative: boolean) =>
        statements(
          ...values.flatMap((value, i) => (value < 0 === isNegative ? [equation(symbol(itemOf(ABC, i)), value)] : [])),
        )
      return [
        explainedBy(named(true), {
          en: line`Points to the left of 0 have negative numbers.`,
          es: line`Los puntos a la izquierda del 0 tienen números negativos.`,
        }),
        explainedBy(named(false), {
          en: line`A point to the right of 0 has a positive number.`,
          es: line`Un punto a la derecha del 0 tiene un número positivo.`,
        }),
      ]
    },
    check: (printed, answer) => isSameNumbers(answer.map(exact), pointsOf(printed)),
  }),

  plotIntegers: form({
    levels: ['easy'],
    draw: drawThree,
    answer: plotted,
    solve: ({ line: on, values }) => ({ ...on, points: values.map(mark => [mark, null] as const) }),
    ask: ({ line: on, values }) => {
      const [a, b, c] = [itemOf(values, 0), itemOf(values, 1), itemOf(values, 2)]
      return withFigure(
        {
          en: prose`Mark ${a}, ${b}, and ${c} with points on the number line.`,
          es: prose`Marca ${a}, ${b} y ${c} con puntos en la recta numérica.`,
        },
        lineFigure(on),
      )
    },
    solution: ({ line: on, values }) => {
      const sorted = (isNegative: boolean) => values.filter(value => value < 0 === isNegative)
      return [
        explainedBy(list(...sorted(true)), {
          en: line`Negative numbers are to the left of 0: count the units from 0 to the left.`,
          es: line`Los números negativos están a la izquierda del 0: cuenta las unidades desde el 0 hacia la izquierda.`,
        }),
        explainedBy(list(...sorted(false)), {
          en: line`Positive numbers are to the right of 0.`,
          es: line`Los números positivos están a la derecha del 0.`,
        }),
        explainedBy(
          figure(
            lineFigure(
              on,
              values.map(mark => [mark, null] as const),
            ),
          ),
          {
            en: line`Mark a point at each number.`,
            es: line`Marca un punto en cada número.`,
          },
        ),
      ]
    },
    check: (printed, answer) => isSameNumbers(markedValues(answer), printed.numbers),
  }),

  opposite: form({
    levels: ['easy'],
    lines: 1,
    draw(random) {
      const sign = random.evenly([-1, 1])
      return { value: sign * random.int(2, 30) }
    },
    answer: integer,
    solve: ({ value }) => -value,
    ask: ({ value }) => ({
      en: prose`The opposite of ${value} is ____.`,
      es: prose`El opuesto de ${value} es ____.`,
    }),
    solution: ({ value }) => {
      const size = Math.abs(value)
      return [
        explainedBy(
          value < 0
            ? words(`${size} units to the left of 0`, `${size} unidades a la izquierda del 0`)
            : words(`${size} units to the right of 0`, `${size} unidades a la derecha del 0`),
          {
            en: line`Find where ${value} is on the number line.`,
            es: line`Halla dónde está ${value} en la recta numérica.`,
          },
        ),
        explainedBy(expr(-value), {
          en: line`Its opposite is as far from 0, on the other side.`,
          es: line`Su opuesto está a la misma distancia del 0, del otro lado.`,
        }),
      ]
    },
    // Opposites add up to 0.
    check: (printed, answer) => exact(answer).plus(printed.take(1)[0]).n === 0,
  }),

  whichPoint: form({
    levels: ['easy'],
    lines: 1,
    kind: 'choose',
    draw: drawChoice,
    answer: writtenName(...FOUR),
    solve: ({ value, places }) => itemOf(FOUR, places.indexOf(-value)),
    ask: ({ line: on, value, places }) =>
      withFigure(
        {
          en: prose`Which point is at the opposite of ${role('value', value)}?`,
          es: prose`¿Qué punto está en el opuesto de ${role('value', value)}?`,
        },
        lineFigure(
          on,
          places.map((mark, i) => [mark, itemOf(FOUR, i)]),
        ),
      ),
    solution: ({ value }, letter) => [
      explainedBy(expr(-value), {
        en: line`The opposite of ${value} is as far from 0 as ${value}, on the other side.`,
        es: line`El opuesto de ${value} está tan lejos del 0 como ${value}, del otro lado.`,
      }),
      explainedBy(symbol(letter), {
        en: line`The point at ${-value} is ${symbol(letter)}.`,
        es: line`El punto que está en ${-value} es ${symbol(letter)}.`,
      }),
    ],
    check: (printed, letter) => itemOf(pointsOf(printed), FOUR.indexOf(letter)).plus(printed.role('value')).n === 0,
  }),
})
export const inside = (from: number, to: number, isOut: (mark: number) => boolean) =>
  wholes(0, to - from)
    .map(n => from + n)
    .filter(mark => !isOut(mark))
