import {
  box,
  type Expr,
  equation,
  explained,
  figure,
  line,
  measure,
  type Noun,
  type Polygon,
  polygon,
  prose,
  type Random,
  type Step,
  sum,
  times,
  type UnitId,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Level } from './levels.ts'

/** A unit of length, its square, and the sign at the sides of a drawing. */
export interface Unit {
  readonly one: Noun
  readonly square: Noun
  readonly sign: UnitId
}
export const UNITS = {
  inch: { one: nouns.inch, square: nouns.squareInch, sign: 'inch' },
  foot: { one: nouns.foot, square: nouns.squareFoot, sign: 'foot' },
  meter: { one: nouns.meter, square: nouns.squareMeter, sign: 'meter' },
  centimeter: { one: nouns.centimeter, square: nouns.squareCentimeter, sign: 'centimeter' },
} as const satisfies Record<string, Unit>
export const ALL_UNITS: readonly Unit[] = [UNITS.foot, UNITS.centimeter, UNITS.inch, UNITS.meter]

export interface Rectangle {
  readonly length: number
  readonly width: number
}
export const areaOf = ({ length, width }: Rectangle): number => length * width
export const perimeterOf = ({ length, width }: Rectangle): number => 2 * (length + width)

/** Longer than wide, with an area that is no perimeter. */
export const drawRectangle = (random: Random, { least, most, area }: Level): Rectangle =>
  random.until(
    () => ({ length: random.int(least + 2, most), width: random.int(least, most - 2) }),
    rectangle =>
      rectangle.length > rectangle.width + 1 &&
      rectangle.length < 4 * rectangle.width &&
      rectangle.length % 10 > 0 &&
      rectangle.width % 10 > 0 &&
      areaOf(rectangle) < area &&
      areaOf(rectangle) !== perimeterOf(rectangle),
  )

/** The width has one digit, so that the area can be divided by it. */
export const drawNarrow = (random: Random, level: Level): Rectangle =>
  random.until(
    () => drawRectangle(random, level),
    ({ length, width }) => width > 4 && width < 10 && length > 10,
  )

/** True to scale, with right-angle marks; a side that is to be found has a box. */
export const drawn = (
  { length, width }: Rectangle,
  unit: Unit,
  hidden: 'none' | 'length' | 'width' = 'none',
): Polygon => {
  const label = (value: number, isHidden: boolean): Expr => (isHidden ? box() : measure(value, unit.sign))
  return polygon({
    vertices: [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ],
    sides: [label(length, hidden === 'length'), label(width, hidden === 'width'), null, null],
    angles: [0, 1, 2, 3].map(() => ({ mark: 'square' }) as const),
  })
}
export const figureOf = (...facts: Parameters<typeof drawn>) => figure(drawn(...facts))

/** Length and width of a drawn rectangle by its corners. */
export function sidesOf({ points }: Polygon): Rectangle {
  const xs = points.slice(0, 4).map(({ at: [x] }) => x)
  const ys = points.slice(0, 4).map(({ at: [, y] }) => y)
  return { length: Math.max(...xs) - Math.min(...xs), width: Math.max(...ys) - Math.min(...ys) }
}

/** In words: letters for numbers come later. */
export const FORMULAS = {
  en: [prose`Area = length × width`, prose`Perimeter = 2 × (length + width)`],
  es: [prose`Área = largo × ancho`, prose`Perímetro = 2 × (largo + ancho)`],
} as const

export const areaStep = (rectangle: Rectangle): Step =>
  explained(
    equation(times(rectangle.length, rectangle.width), areaOf(rectangle)),
    line`Area: multiply the length by the width.`,
    line`Área: multiplica el largo por el ancho.`,
  )
export const perimeterStep = (rectangle: Rectangle): Step =>
  explained(
    equation(times(2, sum(rectangle.length, rectangle.width)), perimeterOf(rectangle)),
    line`Perimeter: add the length and the width, and multiply by 2.`,
    line`Perímetro: suma el largo y el ancho, y multiplica por 2.`,
  )
