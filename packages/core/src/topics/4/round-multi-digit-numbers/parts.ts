import { number, words } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'

export const PLACES: Readonly<Record<number, Expr>> = {
  10: words('ten', 'decena'),
  100: words('hundred', 'centena'),
  1000: words('thousand', 'unidad de millar'),
  10000: words('ten thousand', 'decena de millar'),
  100000: words('hundred thousand', 'centena de millar'),
}

export const placeOf = (unit: number) => PLACES[unit] ?? number(unit)
