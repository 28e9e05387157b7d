import { line, type Noun, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { measured, plainCorners } from '../../kit/shapes/quadrilaterals.ts'

/** What is said of a shape, and the name that says as much. */
export const DESCRIBED = {
  square: {
    noun: nouns.square,
    best: {
      en: line`4 equal sides and 4 right angles make a square.`,
      es: line`4 lados iguales y 4 ángulos rectos forman un cuadrado.`,
    },
    ways: [
      words('It has 4 equal sides and 4 right angles.', 'Tiene 4 lados iguales y 4 ángulos rectos.'),
      words('It has 4 right angles and 4 equal sides.', 'Tiene 4 ángulos rectos y 4 lados iguales.'),
    ],
  },
  rectangle: {
    noun: nouns.rectangle,
    best: {
      en: line`It has 4 right angles, but its sides are not all equal: a rectangle.`,
      es: line`Tiene 4 ángulos rectos, pero no todos sus lados son iguales: un rectángulo.`,
    },
    ways: [
      words(
        'It has 2 long sides, 2 short sides, and 4 right angles.',
        'Tiene 2 lados largos, 2 lados cortos y 4 ángulos rectos.',
      ),
      words(
        'It has 4 right angles, 2 long sides, and 2 short sides.',
        'Tiene 4 ángulos rectos, 2 lados largos y 2 lados cortos.',
      ),
    ],
  },
  rhombus: {
    noun: nouns.rhombus,
    best: {
      en: line`Its sides are all equal, but it has no right angles: a rhombus.`,
      es: line`Todos sus lados son iguales, pero no tiene ángulos rectos: un rombo.`,
    },
    ways: [
      words('It has 4 equal sides and no right angles.', 'Tiene 4 lados iguales y no tiene ángulos rectos.'),
      words('It has 4 equal sides, but no right angles.', 'Tiene 4 lados iguales, pero no tiene ángulos rectos.'),
    ],
  },
  quadrilateral: {
    noun: nouns.quadrilateral,
    best: {
      en: line`No two sides are equal, so the other three names do not fit: a quadrilateral.`,
      es: line`No hay dos lados iguales; los otros tres nombres no sirven: un cuadrilátero.`,
    },
    ways: [
      words('It has 4 sides, all of different lengths.', 'Tiene 4 lados, todos de longitudes diferentes.'),
      words('Its 4 sides all have different lengths.', 'Sus 4 lados tienen longitudes diferentes.'),
    ],
  },
} as const
/** Whether a shape of this name has what the words say, by the drawing of one. */
export function isSuch(noun: Noun, said: string): boolean {
  const has = (what: RegExp) => what.test(said)
  if (noun === nouns.quadrilateral) return has(/different/)
  const { equalSides, rightAngles } = measured(
    plainCorners(noun === nouns.square ? 'square' : noun === nouns.rectangle ? 'rectangle' : 'rhombus'),
  )
  return (
    has(/4 right angles/) === (rightAngles === 4) && has(/4 equal sides/) === equalSides && has(/equal|short|right/)
  )
}
