import {
  bracketed,
  type Expr,
  equation,
  explained,
  type FormMaker,
  line,
  measure,
  over,
  Ratio,
  type Step,
  step,
  sum,
  symbol,
  times,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { workedProduct } from '../../kit/geometry/products.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import type { Measured } from '../../kit/measures/measured.ts'

/** The levels differ in their solids and forms: prisms; other bases and pyramids; solids of parts and the way back. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
export type Form = FormMaker<typeof levels>

export const LENGTH_UNITS = ['centimeter', 'inch', 'foot', 'meter'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

export const whole = (value: number): Ratio => Ratio.of(value)
export const sized = (value: Ratio, unit: UnitId) => measure(shown(value), unit)
export const inCubes = (value: Ratio, unit: LengthUnit): Measured => ({ amount: shown(value), unit: cubed(unit) })

/** The base of a solid: a rectangle, a triangle, or a trapezoid with its two parallel sides. */
export type Base =
  | { readonly shape: 'rectangle'; readonly sides: readonly [Ratio, Ratio] }
  | { readonly shape: 'triangle'; readonly base: Ratio; readonly height: Ratio }
  | { readonly shape: 'trapezoid'; readonly parallels: readonly [Ratio, Ratio]; readonly height: Ratio }

export const baseArea = (base: Base): Ratio => {
  switch (base.shape) {
    case 'rectangle':
      return base.sides[0].times(base.sides[1])
    case 'triangle':
      return base.base.times(base.height).over(2)
    case 'trapezoid':
      return base.parallels[0].plus(base.parallels[1]).times(base.height).over(2)
  }
}

export const [V, B, H] = [symbol('V'), symbol('B'), symbol('h')]

/** B = 1/2 × 6 × 5 = 15. */
export function baseStep(base: Base): Step {
  const area = shown(baseArea(base))
  switch (base.shape) {
    case 'rectangle':
      return explained(
        equation(B, workedProduct(...base.sides)),
        line`Area ${B} of the base, a rectangle: length times width.`,
        line`Área ${B} de la base, un rectángulo: largo por ancho.`,
      )
    case 'triangle':
      return explained(
        equation(B, equation(times(over(1, 2), shown(base.base), shown(base.height)), area)),
        line`Area ${B} of the base, a triangle: half of its base times its height.`,
        line`Área ${B} de la base, un triángulo: la mitad de su base por su altura.`,
      )
    case 'trapezoid':
      return explained(
        equation(
          B,
          equation(times(over(1, 2), bracketed(sum(...base.parallels.map(shown))), shown(base.height)), area),
        ),
        line`Area ${B} of the base, a trapezoid: half of the sum of the parallel sides times the height.`,
        line`Área ${B} de la base, un trapecio: la mitad de la suma de los lados paralelos por la altura.`,
      )
  }
}

/** V = 15 × 12 = 180 cm³. */
export const prismStep = (area: Ratio, height: Ratio, end: Expr): Step =>
  explained(
    equation(V, workedProduct(area, height, end)),
    line`${equation(V, times(B, H))}: the height of the prism, ${equation(H, shown(height))}, is the distance between the two triangles.`,
    line`${equation(V, times(B, H))}: la altura del prisma, ${equation(H, shown(height))}, es la distancia entre los dos triángulos.`,
  )
export const heightStep = (area: Ratio, height: Ratio, end: Expr): Step =>
  explained(
    equation(V, workedProduct(area, height, end)),
    line`${equation(V, times(B, H))}: multiply by the height of the prism.`,
    line`${equation(V, times(B, H))}: multiplica por la altura del prisma.`,
  )
/** V = 1/3 × 36 × 7 = 84 cm³. */
export const pyramidStep = (area: Ratio, height: Ratio, end: Expr): Step =>
  explained(
    equation(V, equation(times(over(1, 3), shown(area), shown(height)), end)),
    line`A pyramid has one third of the volume of the prism with the same base and height: ${equation(V, times(over(1, 3), B, H))}.`,
    line`Una pirámide tiene la tercera parte del volumen del prisma de igual base y altura: ${equation(V, times(over(1, 3), B, H))}.`,
  )
export const substituted = (work: Expr): Step => step(work, because.substituteValues)

export const FIND_PRISM = {
  en: line`Find the volume of the prism.`,
  es: line`Halla el volumen del prisma.`,
}
