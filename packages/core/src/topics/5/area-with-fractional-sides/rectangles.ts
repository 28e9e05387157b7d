import {
  areaGrid,
  type Expr,
  lcm,
  line,
  measure,
  type Printed,
  type Ratio,
  type Step,
  step,
  times,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { type Measured as MeasuredAmount, measured } from '../../kit/measures/measured.ts'

export const SQUARES = {
  inch: 'square-inch',
  foot: 'square-foot',
  yard: 'square-yard',
  mile: 'square-mile',
  meter: 'square-meter',
} as const satisfies Partial<Record<UnitId, UnitId>>
export type Length = keyof typeof SQUARES

export interface Sides {
  readonly length: Ratio
  readonly width: Ratio
}
export interface Measured extends Sides {
  readonly unit: Length
}
export const areaOf = ({ length, width }: Sides): Ratio => length.times(width)
export const longOf = (value: Ratio, unit: Length): Expr => measure(inLowestTerms(value), unit)
export const squareOf = (value: Ratio, unit: Length): Expr => measure(inLowestTerms(value), SQUARES[unit])

export const UNITS: readonly Length[] = ['foot', 'yard', 'meter', 'inch', 'mile']
/** Those whose sign is the same in Spanish below 1. */
export const SMALL_UNITS: readonly Length[] = ['yard', 'meter', 'inch', 'mile']

export const lowestTerms = { ...measured, requires: 'lowest-terms' } as const
export const mixedInLowestTerms = { ...measured, requires: 'mixed-in-lowest-terms' } as const
export const inSquares = (value: Ratio, unit: Length): MeasuredAmount => ({
  amount: inLowestTerms(value),
  unit: SQUARES[unit],
})

/** In proportion, with both sides labelled. */
export function rectangle({ length, width, unit }: Measured) {
  const d = lcm(length.d, width.d)
  return areaGrid({
    rows: 1,
    columns: 1,
    columnSizes: [length.times(d).n],
    rowSizes: [width.times(d).n],
    lines: 'none',
    top: longOf(length, unit),
    left: longOf(width, unit),
  })
}
/** Not so thin that the labels have no room. */
export const isStout = ({ length, width }: Sides): boolean =>
  length.compare(width.times(3)) < 0 && width.compare(length.times(3)) < 0

/** The product of the two lengths that the drawing shows. */
export function drawnArea(printed: Printed, valueOf: (label: Expr) => Ratio): Ratio | null {
  const { top, left } = printed.figure('area-grid').labels
  return top?.kind === 'measure' && left?.kind === 'measure' ? valueOf(top.of).times(valueOf(left.of)) : null
}

export const lengthTimesWidth = ({ length, width }: Sides): Step =>
  step(times(inLowestTerms(length), inLowestTerms(width)), because.explain, {
    sentence: {
      en: line`Multiply the lengths of the two sides: the product is the area.`,
      es: line`Multiplica las longitudes de los dos lados: el producto es el área.`,
    },
  })
