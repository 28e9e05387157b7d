import {
  areaGrid,
  blank,
  both,
  decimal,
  decimalInDigits,
  drawing,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  line,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  tupleOf,
} from '../../../author.ts'
import {
  asDecimal,
  asFraction,
  type Decimal,
  drawTwoDigits,
  lastPlaceStep,
  placesStep,
  valueOf,
  writtenStep,
} from './decimals.ts'
import type { levels } from './levels.ts'

/** The forms of a sheet begin with other digits each, so that no picture gives the answer of another exercise away. */
const FIRSTS = { grid: [2, 7], shade: [3, 8], toDecimal: [1, 6], toFraction: [4, 9], whichDecimal: [5, 2] } as const
const drawBelowOne = (random: Random, form: keyof typeof FIRSTS, isTenths: boolean): Decimal =>
  isTenths
    ? { whole: 0, count: random.int(2, 9), under: 10 }
    : { whole: 0, count: drawTwoDigits(random, FIRSTS[form]), under: 100 }
const drawEither = (form: keyof typeof FIRSTS) => (random: Random) =>
  drawBelowOne(random, form, random.evenly([true, false, false]))
const gridOf = ({ count, under }: Decimal) =>
  under === 10
    ? areaGrid({ rows: 1, columns: 10, rowSizes: [10], shaded: count })
    : areaGrid({ rows: 10, columns: 10, shaded: count })

const shadedGrid = drawing<{ shaded: number }>(
  ({ shaded }) => areaGrid({ rows: 10, columns: 10, shaded }),
  ({ shaded }) => [{ shaded: shaded + 1 }, { shaded: shaded - 1 }],
)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  grid: form({
    levels: ['easy'],
    draw: drawEither('grid'),
    answer: { ...numberList, requires: 'decimal' },
    solve: number => [number.count, asDecimal(number)],
    key: number => both(equation(asFraction(number), asDecimal(number))),
    ask: number => {
      const [grid, some] = [figure(gridOf(number)), over(blank(3), number.under)]
      return {
        en: [
          prose`What part of the square is shaded? Write it as a fraction and as a decimal.`,
          grid,
          prose`Fraction: ${some}`,
          prose`Decimal: ____`,
        ],
        es: [
          prose`¿Qué parte del cuadrado está sombreada? Escríbela como fracción y como decimal.`,
          grid,
          prose`Fracción: ${some}`,
          prose`Decimal: ____`,
        ],
      }
    },
    solution: number => [
      explained(
        asFraction(number),
        line`The square has ${number.under} equal parts, and ${number.count} of them are shaded.`,
        line`El cuadrado tiene ${number.under} partes iguales y ${number.count} están sombreadas.`,
      ),
      ...(number.under === 100 ? [placesStep(number)] : []),
      writtenStep(number),
    ],
    // Counts the parts of the drawing.
    check(printed, answers) {
      const { rows, columns, shaded } = printed.figure('area-grid')
      const [top, value] = tupleOf(answers, 2)
      return (
        exact(top).equals(shaded.length) &&
        exact(value)
          .times(rows * columns)
          .equals(shaded.length)
      )
    },
  }),

  shade: form({
    levels: ['easy'],
    draw: random => drawBelowOne(random, 'shade', random.evenly([false, true, false])),
    answer: shadedGrid,
    solve: number => ({ shaded: valueOf(number).times(100).n }),
    ask: number => {
      const grid = figure(areaGrid({ rows: 10, columns: 10 }))
      return {
        en: [prose`Shade ${asDecimal(number)} of the square.`, grid],
        es: [prose`Sombrea ${asDecimal(number)} del cuadrado.`, grid],
      }
    },
    solution(number) {
      const shaded = valueOf(number).times(100).n
      return [
        lastPlaceStep(number),
        ...(number.under === 10
          ? [
              explained(
                equation(asFraction(number), over(shaded, 100)),
                line`Each column is 1 tenth of the square.`,
                line`Cada columna es 1 décima del cuadrado.`,
              ),
            ]
          : []),
        explained(
          figure(areaGrid({ rows: 10, columns: 10, shaded })),
          line`Each small square is 1 hundredth. Shade ${shaded} of them.`,
          line`Cada cuadrado pequeño es 1 centésima. Sombrea ${shaded}.`,
        ),
      ]
    },
    check: (printed, { shaded }) => evaluate(printed.one('number')).times(100).equals(shaded),
  }),

  toDecimal: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Write the fraction as a decimal.`, es: prose`Escribe la fracción como decimal.` },
    draw: drawEither('toDecimal'),
    answer: decimalInDigits,
    solve: asDecimal,
    ask: number => both(equation(asFraction(number), blank(3))),
    solution: number => [placesStep(number), writtenStep(number)],
    check: (printed, answer) => exact(answer).equals(evaluate(printed.one('quotient'))),
  }),

  toFraction: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Write the missing numerator.`, es: prose`Escribe el numerador que falta.` },
    draw: drawEither('toFraction'),
    answer: integer,
    solve: ({ count }) => count,
    ask: number => both(equation(asDecimal(number), over(blank(3), number.under))),
    solution: number => [
      lastPlaceStep(number),
      explained(
        equation(asDecimal(number), asFraction(number)),
        line`The digits after the decimal point are the numerator.`,
        line`Los dígitos después del punto decimal son el numerador.`,
      ),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return right.kind === 'quotient' && exact(answer).over(evaluate(right.under)).equals(evaluate(left))
    },
  }),

  whichDecimal: form({
    levels: ['easy'],
    draw: drawEither('whichDecimal'),
    answer: formulaChoice,
    solve: asDecimal,
    mistakes: ({ count, under }) =>
      under === 10
        ? {
            hundredths: decimal(Ratio.of(count, 100)),
            readAcross: decimal(Ratio.of(10 * count + 1, 10), 2),
            oneAdded: decimal(Ratio.of(10 + count, 10)),
          }
        : {
            tenths: decimal(Ratio.of(count, 10)),
            exchanged: decimal(Ratio.of(10 * (count % 10) + Math.floor(count / 10), 100)),
            placeSkipped: decimal(Ratio.of(100 * Math.floor(count / 10) + (count % 10), 100)),
          },
    ask: number => ({
      en: prose`Which decimal is equal to ${asFraction(number)}?`,
      es: prose`¿Qué decimal es igual a ${asFraction(number)}?`,
    }),
    solution: number => [placesStep(number), writtenStep(number)],
    whyWrong: ({ count }) => ({
      hundredths: { en: line`These are ${count} hundredths.`, es: line`Son ${count} centésimas.` },
      readAcross: {
        en: line`The numerator is not the whole number.`,
        es: line`El numerador no es la parte entera.`,
      },
      oneAdded: {
        en: line`The fraction is less than 1: there is no whole.`,
        es: line`La fracción es menor que 1: no hay enteros.`,
      },
      tenths: { en: line`These are ${count} tenths.`, es: line`Son ${count} décimas.` },
      exchanged: {
        en: line`The tenths and the hundredths are exchanged.`,
        es: line`Las décimas y las centésimas están intercambiadas.`,
      },
      placeSkipped: {
        en: line`The ${Math.floor(count / 10)} counts tenths, not ones.`,
        es: line`El ${Math.floor(count / 10)} cuenta décimas, no unidades.`,
      },
    }),
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('quotient'))),
  }),
})
