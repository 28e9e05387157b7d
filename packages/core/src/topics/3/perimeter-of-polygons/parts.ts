import {
  evaluate,
  exact,
  isAsDrawn,
  measure as measuredIn,
  type Printed,
  prose,
  type Random,
  type UnitId,
} from '../../../author.ts'
import { type SidedShape, sidesOf } from './sided-shapes.ts'

export const UNITS = ['inch', 'foot', 'meter', 'centimeter'] as const

interface Level {
  readonly longest: number
}

export const around = ({ sides }: SidedShape) => sides.reduce((total, side) => total + side, 0)

export const named = ({ sides }: SidedShape, unit: UnitId) => sides.map(side => measuredIn(side, unit))

export const only = <T>(names: readonly T[], ...shown: readonly number[]) =>
  names.map((name, i) => (shown.includes(i) ? name : null))

export const drawRectangle = (random: Random, { longest }: Level) =>
  random.until(
    () => ({ length: random.int(5, longest), width: random.int(3, longest) }),
    ({ length, width }) => length !== width && length < 3 * width && width < 3 * length,
  )

export const instruction = { en: prose`Find the perimeter.`, es: prose`Halla el perímetro.` }

/** All the way around, by the lengths that are drawn; every printed length is drawn true to scale. */
export function drawnPerimeter(printed: Printed): number {
  const sides = sidesOf(printed.figure('polygon'))
  const areTrue = sides.every(
    ({ label, drawn }) => label?.kind !== 'measure' || isAsDrawn(evaluate(label).toNumber(), drawn),
  )
  return areTrue ? Math.round(sides.reduce((total, { drawn }) => total + drawn, 0) * 1000) / 1000 : -1
}

export const checkAround = (printed: Printed, { amount }: { readonly amount: Parameters<typeof exact>[0] }) =>
  exact(amount).toNumber() === drawnPerimeter(printed)
