import { type Expr, number, roundToPlace, type Step, words } from '../../../author.ts'

export const PLACES: Readonly<Record<number, Expr>> = {
  10: words('ten', 'decena'),
  100: words('hundred', 'centena'),
  1000: words('thousand', 'unidad de millar'),
  10000: words('ten thousand', 'decena de millar'),
  100000: words('hundred thousand', 'centena de millar'),
}

export const placeOf = (unit: number) => PLACES[unit] ?? number(unit)

/** 3 for thousands. */
export const exponentOf = (unit: number) => String(unit).length - 1
export const roundingSteps = ({ value, unit }: { readonly value: number; readonly unit: number }): readonly Step[] =>
  roundToPlace(value, exponentOf(unit))
