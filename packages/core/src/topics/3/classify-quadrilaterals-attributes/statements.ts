import { type Both, type Inline, line } from '../../../author.ts'
import type { Features } from '../../kit/shapes/quadrilaterals.ts'

/** Something said of a shape. */
export interface Statement {
  readonly says: Both<readonly Inline[]>
  readonly holds: (features: Features) => boolean
  /** What the marks of a shape show for which it does not hold. */
  readonly whyNot: (features: Features) => Both<readonly Inline[]>
}
const rightAngleMarks = ({ rightAngles }: Features, said: number) => ({
  en: line`The number of right-angle marks is ${rightAngles}, not ${said}.`,
  es: line`El número de marcas de ángulo recto es ${rightAngles}, no ${said}.`,
})

export const MAIN: readonly Statement[] = [
  {
    says: { en: line`It has 4 equal sides.`, es: line`Tiene 4 lados iguales.` },
    holds: shape => shape.equalSides,
    whyNot: () => ({
      en: line`The marks of its 4 sides are not all the same.`,
      es: line`Las marcas de sus 4 lados no son todas iguales.`,
    }),
  },
  {
    says: { en: line`It has 4 right angles.`, es: line`Tiene 4 ángulos rectos.` },
    holds: shape => shape.rightAngles === 4,
    whyNot: shape => rightAngleMarks(shape, 4),
  },
  {
    says: { en: line`Its opposite sides are equal.`, es: line`Sus lados opuestos son iguales.` },
    holds: shape => shape.equalOpposites === 2,
    whyNot: shape =>
      shape.equalOpposites === 0
        ? {
            en: line`No two opposite sides have the same marks.`,
            es: line`No hay dos lados opuestos con las mismas marcas.`,
          }
        : {
            en: line`Only 1 pair of opposite sides has the same marks.`,
            es: line`Solo 1 par de lados opuestos tiene las mismas marcas.`,
          },
  },
]
export const MORE: readonly Statement[] = [
  {
    says: { en: line`It has exactly 2 right angles.`, es: line`Tiene exactamente 2 ángulos rectos.` },
    holds: shape => shape.rightAngles === 2,
    whyNot: shape => rightAngleMarks(shape, 2),
  },
  {
    says: { en: line`It has no right angles.`, es: line`No tiene ángulos rectos.` },
    holds: shape => shape.rightAngles === 0,
    whyNot: shape => rightAngleMarks(shape, 0),
  },
  {
    says: { en: line`Its 4 sides are not all equal.`, es: line`Sus 4 lados no son todos iguales.` },
    holds: shape => !shape.equalSides,
    whyNot: () => ({
      en: line`All 4 sides have the same marks, so they are equal.`,
      es: line`Los 4 lados tienen las mismas marcas, así que son iguales.`,
    }),
  },
]
