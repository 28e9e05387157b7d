import {
  type AnswerType,
  answerStep,
  areaGrid,
  both,
  count,
  decimal,
  decimalInDigits,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  line,
  numberWords,
  placeValueChart,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  sideBySide,
  sum,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { digitAt } from '../../kit/decimals/places.ts'
import type { levels } from './levels.ts'
import { fromWords, partsNamed, saidIn, wholeOf, writeDecimal } from './written.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Three different digits: ones, tenths and hundredths. */
function drawHundredths(random: Random): Ratio {
  const [ones, tenths, hundredths] = random.sample(DIGITS, 3)
  return Ratio.of(100 * ones + 10 * tenths + hundredths, 100)
}
/** Often hundredths, with ones or without. */
function drawShort(random: Random): Ratio {
  const value = drawHundredths(random)
  switch (random.evenly(['hundredths', 'tenths', 'hundredths', 'below one'] as const)) {
    case 'tenths':
      return Ratio.of(Math.floor(value.toNumber() * 10 + 0.001), 10)
    case 'below one':
      return value.minus(wholeOf(value))
    default:
      return value
  }
}

const chartOf = (digits: string) => placeValueChart({ from: 0, to: -2, rows: [digits] })
/** The digits of a number with hundredths, each in its place of the chart. */
const chartDigits: AnswerType<number> = {
  kind: 'table',
  show: hundredths => both(figure(chartOf(String(hundredths)))),
  value: hundredths => [...String(hundredths)],
  nearMisses: hundredths => [hundredths + 1, hundredths + (hundredths < 900 ? 100 : -100)],
}

const inWords = (value: Ratio): Sentence => ({
  key: String(value),
  says: both(prose`${numberWords(value.toNumber())}`),
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  wordsToDecimal: form({
    levels: ['easy'],
    instruction: writeDecimal,
    draw: random => ({ value: drawShort(random) }),
    answer: decimalInDigits,
    solve: ({ value }) => decimal(value),
    ask: ({ value }) => both(prose`${numberWords(value.toNumber())}`),
    solution: ({ value }) => fromWords(value),
    check: (printed, answer) => exact(answer).toNumber() === saidIn(printed),
  }),

  grid: form({
    levels: ['easy'],
    draw(random) {
      const [tenths, hundredths] = random.sample(DIGITS, 2)
      return { full: random.evenly([1, 0, 2]), shaded: 10 * tenths + hundredths }
    },
    answer: decimalInDigits,
    solve: ({ full, shaded }) => decimal(Ratio.of(100 * full + shaded, 100)),
    ask({ full, shaded }) {
      const grids = [...wholes(1, full).map(() => 100), shaded].map(cells =>
        figure(areaGrid({ rows: 10, columns: 10, shaded: cells })),
      )
      const shown = sideBySide(...grids)
      return full === 0
        ? {
            en: [prose`The large square is 1. Write the shaded part as a decimal.`, shown],
            es: [prose`El cuadrado grande es 1. Escribe la parte sombreada como decimal.`, shown],
          }
        : {
            en: [prose`Each large square is 1. Write the shaded part as a decimal.`, shown],
            es: [prose`Cada cuadrado grande es 1. Escribe la parte sombreada como decimal.`, shown],
          }
    },
    solution: ({ full, shaded }, answer) => [
      explained(
        prose`${partsNamed(Ratio.of(shaded, 100))} = ${decimal(Ratio.of(shaded, 100))}`,
        line`Each small square is 1 hundredth: count the shaded ones.`,
        line`Cada cuadrado pequeño es 1 centésima: cuenta los sombreados.`,
      ),
      full === 0
        ? explained(
            expr(answer),
            line`The large square is not full: write 0 before the point.`,
            line`El cuadrado grande no está completo: escribe 0 antes del punto.`,
          )
        : explained(
            equation(sum(full, decimal(Ratio.of(shaded, 100))), answer),
            full === 1 ? line`Add the full square.` : line`Add the full squares.`,
            full === 1 ? line`Suma el cuadrado completo.` : line`Suma los cuadrados completos.`,
          ),
    ],
    check(printed, answer) {
      const cells = printed.figures('area-grid').reduce((all, { shaded }) => all + shaded.length, 0)
      return exact(answer).times(100).equals(cells)
    },
  }),

  chooseWords: form({
    levels: ['easy'],
    draw: random => ({ value: drawHundredths(random) }),
    answer: sentenceChoice,
    solve: ({ value }) => inWords(value),
    mistakes({ value }) {
      const ones = wholeOf(value)
      const rest = value.minus(ones).times(100)
      return {
        thousandths: inWords(rest.over(1000).plus(ones)),
        pointMoved: inWords(value.times(10)),
        partsExchanged: inWords(rest.plus(Ratio.of(ones, 100))),
      }
    },
    ask: ({ value }) => ({
      en: prose`How is ${decimal(value)} written in words?`,
      es: prose`¿Cómo se escribe ${decimal(value)} en palabras?`,
    }),
    solution: ({ value }) => [
      explained(
        equation(decimal(value), sum(wholeOf(value), decimal(value.minus(wholeOf(value))))),
        line`The decimal point separates the whole number from the rest.`,
        line`El punto decimal separa el número entero de lo demás.`,
      ),
      explained(
        prose`${decimal(value.minus(wholeOf(value)))} = ${partsNamed(value)}`,
        line`The last digit is in the hundredths place.`,
        line`El último dígito está en la posición de las centésimas.`,
      ),
      explained(
        prose`${numberWords(value.toNumber())}`,
        line`Say “and” for the decimal point.`,
        line`Di “enteros y” en el lugar del punto decimal.`,
      ),
    ],
    whyWrong({ value }) {
      const ones = wholeOf(value)
      const rest = value.minus(ones).times(100)
      const isOther = (other: Ratio) => ({ en: line`This is ${decimal(other)}.`, es: line`Esto es ${decimal(other)}.` })
      return {
        thousandths: isOther(rest.over(1000).plus(ones)),
        pointMoved: isOther(value.times(10)),
        partsExchanged: isOther(rest.plus(Ratio.of(ones, 100))),
      }
    },
    check(printed, { key }) {
      const [value] = printed.take(1)
      return String(value) === key
    },
  }),

  fillTheChart: form({
    levels: ['easy'],
    instruction: { en: prose`Write the number in the chart.`, es: prose`Escribe el número en la tabla.` },
    lines: 0,
    draw: random => ({ hundredths: drawHundredths(random).times(100).n }),
    answer: chartDigits,
    solve: ({ hundredths }) => hundredths,
    ask: ({ hundredths }) => both([prose`${numberWords(hundredths / 100)}`, figure(chartOf('   '))]),
    solution: ({ hundredths }) => [
      explained(
        prose`${count(hundredths % 100, nouns.hundredth)} = ${count(Math.floor((hundredths % 100) / 10), nouns.tenth)} + ${count(hundredths % 10, nouns.hundredth)}`,
        line`10 hundredths make 1 tenth.`,
        line`10 centésimas forman 1 décima.`,
      ),
      answerStep(figure(chartOf(String(hundredths))), {
        en: line`Write each digit in its place.`,
        es: line`Escribe cada dígito en su posición.`,
      }),
    ],
    check(printed, answer) {
      const { from, to } = printed.figure('place-value-chart')
      const said = Ratio.of(Math.round(saidIn(printed) * 100), 100)
      return wholes(0, from - to).every(i => digitAt(said, from - i) === Number(String(answer)[i]))
    },
  }),
})
