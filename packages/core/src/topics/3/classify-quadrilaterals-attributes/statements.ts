import { type Both, type Inline, line } from '../../../author.ts'
import type { Features } from '../../kit/shapes/quadrilaterals.ts'

/** Something said of a shape. */
export interface Statement {
  readonly says: Both<readonly Inline[]>
  readonly holds: (features: Features) => boolean
}
export const MAIN: readonly Statement[] = [
  { says: { en: line`It has 4 equal sides.`, es: line`Tiene 4 lados iguales.` }, holds: shape => shape.equalSides },
  {
    says: { en: line`It has 4 right angles.`, es: line`Tiene 4 ángulos rectos.` },
    holds: shape => shape.rightAngles === 4,
  },
  {
    says: { en: line`Its opposite sides are equal.`, es: line`Sus lados opuestos son iguales.` },
    holds: shape => shape.equalOpposites === 2,
  },
]
export const MORE: readonly Statement[] = [
  {
    says: { en: line`It has exactly 2 right angles.`, es: line`Tiene exactamente 2 ángulos rectos.` },
    holds: shape => shape.rightAngles === 2,
  },
  {
    says: { en: line`It has no right angles.`, es: line`No tiene ángulos rectos.` },
    holds: shape => shape.rightAngles === 0,
  },
  {
    says: { en: line`Its 4 sides are not all equal.`, es: line`Sus 4 lados no son todos iguales.` },
    holds: shape => !shape.equalSides,
  },
]
