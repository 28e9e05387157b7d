import {
  type AnswerType,
  answerStep,
  both,
  count,
  divide,
  equation,
  expr,
  line,
  measure as measuredIn,
  missingFactor,
  type Noun,
  nearNumbers,
  prose,
  type Quantity,
  type Step,
  step,
  times,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'

export const SQUARES = {
  inch: 'square-inch',
  foot: 'square-foot',
  meter: 'square-meter',
  centimeter: 'square-centimeter',
} as const
export type LengthUnit = keyof typeof SQUARES
type SquareUnit = (typeof SQUARES)[LengthUnit]
const NOUNS: Readonly<Record<SquareUnit, Noun>> = {
  'square-inch': nouns.squareInch,
  'square-foot': nouns.squareFoot,
  'square-meter': nouns.squareMeter,
  'square-centimeter': nouns.squareCentimeter,
}
/** 21 square inches: signs with an exponent come in later grades. */
export const squares = (amount: Value, unit: SquareUnit): Quantity => count(expr(amount), NOUNS[unit])

interface Area {
  readonly amount: Value
  readonly unit: SquareUnit
}
export const areaInSquares: AnswerType<Area> = {
  kind: measured.kind,
  value: measured.value,
  show: ({ amount, unit }) => both(prose`${squares(amount, unit)}`),
  nearMisses: ({ amount, unit }) => nearNumbers(amount).map(near => ({ amount: near, unit })),
}

/** Rows times squares in a row. */
export const rowsOfSquares = (rows: number, columns: number): Step =>
  step(times(rows, columns), because.explain, {
    sentence: {
      en: line`There are ${rows} rows of ${columns} squares.`,
      es: line`Hay ${rows} filas de ${columns} cuadrados.`,
    },
  })
export const theArea = (amount: number, unit: SquareUnit | 'square-unit'): Step =>
  unit === 'square-unit'
    ? answerStep(measuredIn(amount, unit), {
        en: line`The area is ${measuredIn(amount, unit)}.`,
        es: line`El área es de ${measuredIn(amount, unit)}.`,
      })
    : answerStep(both(prose`${squares(amount, unit)}`), {
        en: line`The area is ${squares(amount, unit)}.`,
        es: line`El área es de ${squares(amount, unit)}.`,
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
