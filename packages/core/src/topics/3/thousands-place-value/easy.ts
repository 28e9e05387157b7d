import {
  type AnswerType,
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  option,
  type Printed,
  placeValueChart,
  prose,
  type Random,
  step,
  sum,
  theThings,
  things,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import {
  COLUMNS,
  type Digits,
  everyPlace,
  NINE,
  named,
  numberOf,
  PLACES,
  partsOf,
  UNITS,
  withoutZero,
  worthOf,
} from './digits.ts'
import type { levels } from './levels.ts'

const PLACE_KEYS = ['thousands', 'hundreds', 'tens', 'ones'] as const

const placeName = option({
  thousands: { en: prose`thousands`, es: prose`millares` },
  hundreds: { en: prose`hundreds`, es: prose`centenas` },
  tens: { en: prose`tens`, es: prose`decenas` },
  ones: { en: prose`ones`, es: prose`unidades` },
})

const SCRAMBLED = [
  [2, 0, 3, 1],
  [1, 3, 0, 2],
  [3, 1, 2, 0],
  [2, 3, 1, 0],
  [1, 0, 3, 2],
] as const

const emptyChart = placeValueChart({ from: 3, rows: ['    '] })

/** The digits of a number, each in its column of the chart. */
const chartDigits: AnswerType<number> = {
  kind: 'table',
  show: value => both(figure(placeValueChart({ from: 3, rows: [String(value)] }))),
  value: value => [...String(value)],
  nearMisses: value => [value + 1, value * 10, value + 1000],
}

const paragraph = (content: Extract<Block, { kind: 'paragraph' }>['content']): Block => ({ kind: 'paragraph', content })

const inAnyOrder = (amounts: Digits, order: readonly number[]): Both<Block> =>
  both(paragraph(named(amounts, order, COLUMNS)))

/** The value of the ones digit is the digit: it is not asked for. */
function drawValue(random: Random) {
  const digit = random.evenly([7, 3, 9, 5, 2, 8, 4, 6])
  const place = random.evenly([1, 2, 0])
  const [a, b, c] = random.sample(
    NINE.filter(other => other !== digit),
    3,
  )
  const amounts: Digits = place === 0 ? [digit, a, b, c] : place === 1 ? [a, digit, b, c] : [a, b, digit, c]
  return { amounts, place }
}

/** The printed number and a digit of it: which place the digit has. */
const placeIn = (printed: Printed) => {
  const [value, digit] = printed.take(2).map(String) as [string, string]
  return value.indexOf(digit)
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  whichPlace: form({
    levels: ['easy'],
    draw: random => ({ amounts: withoutZero(random), place: random.evenly([1, 2, 3]) }),
    answer: placeName,
    solve: ({ place }) => itemOf(PLACE_KEYS, place),
    ask: ({ amounts, place }) => ({
      en: prose`In ${numberOf(amounts)}, which place is the ${itemOf(amounts, place)} in?`,
      es: prose`En ${numberOf(amounts)}, ¿en qué posición está el ${itemOf(amounts, place)}?`,
    }),
    solution: ({ amounts, place }) => [
      step(everyPlace(amounts), because.nameEachPlace),
      answerStep(both(paragraph([count(itemOf(amounts, place), itemOf(PLACES, place))])), {
        en: line`The ${itemOf(amounts, place)} is in the ${things(itemOf(PLACES, place))} place.`,
        es: line`El ${itemOf(amounts, place)} está en la posición de ${theThings(itemOf(PLACES, place))}.`,
      }),
    ],
    whyWrong: ({ amounts, place }) =>
      Object.fromEntries(
        PLACE_KEYS.flatMap((key, other) =>
          other === place
            ? []
            : [
                [
                  key,
                  {
                    en: line`The digit in the ${things(itemOf(PLACES, other))} place is ${itemOf(amounts, other)}.`,
                    es: line`El dígito en la posición de ${theThings(itemOf(PLACES, other))} es ${itemOf(amounts, other)}.`,
                  },
                ],
              ],
        ),
      ),
    check: (printed, answer) => PLACE_KEYS.indexOf(answer) === placeIn(printed),
  }),
  digitValue: form({
    levels: ['easy'],
    draw: drawValue,
    answer: integer,
    solve: ({ amounts, place }) => itemOf(amounts, place) * itemOf(UNITS, place),
    ask: ({ amounts, place }) => ({
      en: prose`What is the value of the ${itemOf(amounts, place)} in ${numberOf(amounts)}?`,
      es: prose`¿Cuál es el valor del ${itemOf(amounts, place)} en ${numberOf(amounts)}?`,
    }),
    solution({ amounts, place }, found) {
      const digit = count(itemOf(amounts, place), itemOf(PLACES, place))
      return [
        explained(
          both(prose`${digit}`),
          line`Count the places from the right: the ${itemOf(amounts, place)} is in the ${things(itemOf(PLACES, place))} place.`,
          line`Cuenta las posiciones desde la derecha: el ${itemOf(amounts, place)} está en la posición de ${theThings(itemOf(PLACES, place))}.`,
        ),
        answerStep(both(prose`${digit} = ${found}`), {
          en: line`The value of the ${itemOf(amounts, place)} is ${found}.`,
          es: line`El valor del ${itemOf(amounts, place)} es ${found}.`,
        }),
      ]
    },
    // Without that digit the number is worth so much less.
    check(printed, answer) {
      const [digit, value] = printed.take(2).map(String) as [string, string]
      return exact(answer).equals(Number(value) - Number(value.replace(digit, '0')))
    },
  }),
  missingPart: form({
    levels: ['easy'],
    instruction: missingNumber,
    draw: random => ({ amounts: withoutZero(random), hidden: random.evenly([2, 0, 1]) }),
    answer: integer,
    solve: ({ amounts, hidden }) => itemOf(partsOf(amounts), hidden),
    ask: ({ amounts, hidden }) =>
      both(equation(numberOf(amounts), sum(...partsOf(amounts).map((part, i) => (i === hidden ? blank(3) : part))))),
    solution({ amounts, hidden }, found) {
      const digit = count(itemOf(amounts, hidden), itemOf(PLACES, hidden))
      return [
        step(everyPlace(amounts), because.nameEachPlace),
        answerStep(both(prose`${digit} = ${found}`), {
          en: line`The missing part is the value of the ${things(itemOf(PLACES, hidden))} digit.`,
          es: line`La parte que falta es el valor del dígito de ${theThings(itemOf(PLACES, hidden))}.`,
        }),
      ]
    },
    check: fitsTheGap,
  }),
  fillTheChart: form({
    levels: ['easy'],
    instruction: { en: prose`Write the number in the chart.`, es: prose`Escribe el número en la tabla.` },
    lines: 0,
    draw: random => ({ amounts: withoutZero(random), order: random.pick(SCRAMBLED) }),
    answer: chartDigits,
    solve: ({ amounts }) => numberOf(amounts),
    ask: ({ amounts, order }) => withFigure(inAnyOrder(amounts, order), emptyChart),
    solution: ({ amounts }) => [
      step(everyPlace(amounts, COLUMNS), because.thousandsComeFirst),
      answerStep(figure(placeValueChart({ from: 3, rows: [String(numberOf(amounts))] })), {
        en: line`Write each digit in its column.`,
        es: line`Escribe cada dígito en su columna.`,
      }),
    ],
    check: (printed, answer) => worthOf(printed.inlines) === answer,
  }),
})
