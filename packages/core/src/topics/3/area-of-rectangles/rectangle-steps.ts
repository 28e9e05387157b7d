import {
  answerStep,
  divide,
  equation,
  line,
  measure as measuredIn,
  missingFactor,
  type Step,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const SQUARES = {
  inch: 'square-inch',
  foot: 'square-foot',
  meter: 'square-meter',
  centimeter: 'square-centimeter',
} as const
export type LengthUnit = keyof typeof SQUARES

/** Rows times squares in a row. */
export const rowsOfSquares = (rows: number, columns: number): Step =>
  step(times(rows, columns), because.explain, {
    sentence: {
      en: line`There are ${rows} rows of ${columns} squares.`,
      es: line`Hay ${rows} filas de ${columns} cuadrados.`,
    },
  })
export const theArea = (amount: number, unit: Parameters<typeof measuredIn>[1]): Step =>
  answerStep(measuredIn(amount, unit), {
    en: line`The area is ${measuredIn(amount, unit)}.`,
    es: line`El área es de ${measuredIn(amount, unit)}.`,
  })
export const sideFrom = (area: number, side: number, unit: LengthUnit): readonly Step[] => [
  step(divide(area, side), because.thinkMultiplication, { factor: side, product: area }),
  ...missingFactor(side, area),
  answerStep(measuredIn(area / side, unit), {
    en: line`The other side is ${measuredIn(area / side, unit)} long.`,
    es: line`El otro lado mide ${measuredIn(area / side, unit)}.`,
  }),
]
export const multiplied = (length: number, width: number): Step =>
  step(equation(times(length, width), length * width), because.multiplySides)
