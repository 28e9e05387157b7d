import {
  type AnswerType,
  approximate,
  type Block,
  type Both,
  expr,
  type Inline,
  isNear,
  line,
  measure,
  type Printed,
  type Random,
  Ratio,
} from '../../../author.ts'
import { printedPi, roundsWell, usePi } from '../../kit/geometry/pi.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { measuredArea } from './drawn-area.ts'
import { LENGTH_UNITS, type LengthUnit } from './levels.ts'
import { areaOf, areaSteps, decimalArea, drawn, type Pi, type Shape } from './shapes.ts'

export const inTenths: AnswerType<Measured> = { ...measured, requires: 'decimal-places-1' }
export interface Drawn {
  readonly shape: Shape
  readonly unit: LengthUnit
}
export type Make = (random: Random, radius: Ratio) => Shape
/** Radii whose half, quarter or whole circle, with 3.14, has an area that is rounded to tenths. */
const RADII = {
  half: [4, 7, 3, 8, 6, 9, 2],
  whole: [3, 7, 2, 9, 4],
  arcs: [8, 3, 6, 9, 2, 4, 11],
  all: [5, 8, 3, 10, 6, 4, 7, 2],
  // A circle of radius 2 has as many square units as units around it.
  apart: [5, 8, 3, 10, 6, 4, 7],
} as const
/** The forms of a sheet take their turns in step: each begins with another radius. */
export const radiusOf = (random: Random, list: keyof typeof RADII, first: number): Ratio =>
  Ratio.of(random.evenly(startingAt(RADII[list], first)))
/** A figure whose area, with 3.14, is one to round. */
export const drawnOf = (random: Random, make: Make, list: keyof typeof RADII, first: number): Drawn => {
  const radius = radiusOf(random, list, first)
  return {
    shape: random.until(
      () => make(random, radius),
      shape => list === 'all' || list === 'apart' || roundsWell(decimalArea(shape)),
    ),
    unit: random.pick(LENGTH_UNITS),
  }
}

type Words = Both<readonly Inline[]>
export const paragraph = (one: Words, other: Words): Both<Block> => ({
  en: { kind: 'paragraph', content: [...one.en, ' ', ...other.en] },
  es: { kind: 'paragraph', content: [...one.es, ' ', ...other.es] },
})

/** What a figure is made of, which a reader could not tell from its outline. */
export const MADE: Readonly<Record<Shape['name'], Words>> = {
  window: {
    en: line`The figure is made up of a rectangle and a half circle.`,
    es: line`La figura está formada por un rectángulo y un semicírculo.`,
  },
  fan: {
    en: line`The figure is made up of a square and a quarter circle.`,
    es: line`La figura está formada por un cuadrado y un cuarto de círculo.`,
  },
  hole: {
    en: line`A circle is cut out of a rectangle.`,
    es: line`A un rectángulo se le quita un círculo.`,
  },
  track: {
    en: line`The figure is made up of a rectangle and two half circles.`,
    es: line`La figura está formada por un rectángulo y dos semicírculos.`,
  },
  rocket: {
    en: line`The figure is made up of a half circle, a rectangle, and a triangle.`,
    es: line`La figura está formada por un semicírculo, un rectángulo y un triángulo.`,
  },
  cone: {
    en: line`The figure is made up of a triangle and a half circle.`,
    es: line`La figura está formada por un triángulo y un semicírculo.`,
  },
  bite: {
    en: line`A half circle is cut out of a rectangle.`,
    es: line`A un rectángulo se le quita un semicírculo.`,
  },
  waist: {
    en: line`Two half circles are cut out of a rectangle.`,
    es: line`A un rectángulo se le quitan dos semicírculos.`,
  },
}
const FIND: Words = { en: line`Find the area of the figure.`, es: line`Halla el área de la figura.` }
const FIND_SHADED: Words = {
  en: line`Find the area of the shaded figure.`,
  es: line`Halla el área de la figura sombreada.`,
}
export const isCutShape = ({ pieces }: Shape) => pieces.some(({ isCut }) => isCut)

export function askArea({ shape, unit }: Drawn, pi: Pi): Both<readonly Block[]> {
  const isCut = isCutShape(shape)
  const figure = drawn(shape, unit, isCut)
  const question = isCut ? FIND_SHADED : FIND
  const use = usePi(pi, 'tenth')
  const { en, es } = paragraph(MADE[shape.name], {
    en: [...question.en, ' ', ...use.en],
    es: [...question.es, ' ', ...use.es],
  })
  return { en: [en, figure], es: [es, figure] }
}
export const solveArea = ({ shape, unit }: Drawn, pi: Pi): Measured => ({
  amount: areaOf(shape, pi),
  unit: squared(unit),
})
export const solutionOf = ({ shape, unit }: Drawn, pi: Pi) =>
  areaSteps(shape, pi, measure(areaOf(shape, pi), squared(unit)))

const isTenth = (value: number) => isNear(value * 10, Math.round(value * 10))
/** To the nearest tenth of a number, or the number itself. */
export const isValue = ({ amount }: Measured, exactly: number, pi: Pi): boolean => {
  const value = approximate(expr(amount))
  return pi === 'exact' ? isNear(value / exactly, 1) : Math.abs(value - exactly) < 0.05 && isTenth(value)
}
export const checkArea = (pi: Pi) => (printed: Printed, answer: Measured) =>
  isValue(answer, measuredArea(printed.figure('polygon'), printedPi(printed)), pi)
