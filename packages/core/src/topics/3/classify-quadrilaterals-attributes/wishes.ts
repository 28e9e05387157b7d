import { type Block, type Both, type Inline, line, prose } from '../../../author.ts'
import type { Features, Quadrilateral } from '../../kit/shapes/quadrilaterals.ts'
import { hasName } from './parts.ts'

/** What a drawing must have and must not have. */
export interface Wish {
  readonly says: Both<Block>
  readonly fits: (features: Features) => boolean
  /** What the key draws. */
  readonly kind: Quadrilateral
  /** A shape that has what it must, and also what it must not. */
  readonly not: Quadrilateral
  readonly notBecause: Both<readonly Inline[]>
  /** What the drawing of the key has, and what it has not. */
  readonly because: Both<readonly Inline[]>
}
const IS_A_SQUARE = {
  en: line`its 4 sides are equal too, so it is a square`,
  es: line`sus 4 lados también son iguales, así que es un cuadrado`,
}
const IS_A_RECTANGLE = {
  en: line`it has 4 right angles, so it is a rectangle`,
  es: line`tiene 4 ángulos rectos, así que es un rectángulo`,
}
const IS_A_RHOMBUS = {
  en: line`it has 4 equal sides, so it is a rhombus`,
  es: line`tiene 4 lados iguales, así que es un rombo`,
}
const HAS_RIGHT_ANGLES = { en: line`it has right angles`, es: line`tiene ángulos rectos` }
const HAS_EQUAL_SIDES = { en: line`it has 4 equal sides`, es: line`tiene 4 lados iguales` }

export const WISHES: readonly Wish[] = [
  {
    says: {
      en: prose`Draw a quadrilateral with 4 right angles that is not a square.`,
      es: prose`Dibuja un cuadrilátero con 4 ángulos rectos que no sea un cuadrado.`,
    },
    fits: shape => shape.rightAngles === 4 && !shape.equalSides,
    kind: 'rectangle',
    not: 'square',
    notBecause: IS_A_SQUARE,
    because: {
      en: line`It has 4 right angles, but its 4 sides are not all equal.`,
      es: line`Tiene 4 ángulos rectos, pero no todos sus lados son iguales.`,
    },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with at least 1 right angle that is not a rectangle.`,
      es: prose`Dibuja un cuadrilátero con por lo menos 1 ángulo recto que no sea un rectángulo.`,
    },
    fits: shape => shape.rightAngles > 0 && !hasName(shape, 'rectangle'),
    kind: 'rightTrapezoid',
    not: 'rectangle',
    notBecause: IS_A_RECTANGLE,
    because: { en: line`It has 2 right angles, but not 4.`, es: line`Tiene 2 ángulos rectos, pero no 4.` },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with 4 equal sides and no right angles.`,
      es: prose`Dibuja un cuadrilátero con 4 lados iguales y sin ángulos rectos.`,
    },
    fits: shape => shape.equalSides && shape.rightAngles === 0,
    kind: 'rhombus',
    not: 'square',
    notBecause: HAS_RIGHT_ANGLES,
    because: {
      en: line`It has 4 equal sides and no right angles.`,
      es: line`Tiene 4 lados iguales y no tiene ángulos rectos.`,
    },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with 2 pairs of equal opposite sides that is not a rectangle.`,
      es: prose`Dibuja un cuadrilátero con 2 pares de lados opuestos iguales que no sea un rectángulo.`,
    },
    fits: shape => shape.equalOpposites === 2 && !hasName(shape, 'rectangle'),
    kind: 'parallelogram',
    not: 'rectangle',
    notBecause: IS_A_RECTANGLE,
    because: {
      en: line`It has 2 pairs of equal opposite sides, but no right angles.`,
      es: line`Tiene 2 pares de lados opuestos iguales, pero no tiene ángulos rectos.`,
    },
  },
  {
    says: {
      en: prose`Draw a rectangle that is not a rhombus.`,
      es: prose`Dibuja un rectángulo que no sea un rombo.`,
    },
    fits: shape => hasName(shape, 'rectangle') && !hasName(shape, 'rhombus'),
    kind: 'rectangle',
    not: 'square',
    notBecause: IS_A_RHOMBUS,
    because: {
      en: line`It has 4 right angles, but its 4 sides are not all equal.`,
      es: line`Tiene 4 ángulos rectos, pero no todos sus lados son iguales.`,
    },
  },
  {
    says: {
      en: prose`Draw a quadrilateral that is not a rectangle and not a rhombus.`,
      es: prose`Dibuja un cuadrilátero que no sea un rectángulo ni un rombo.`,
    },
    fits: shape => !hasName(shape, 'rectangle') && !hasName(shape, 'rhombus'),
    kind: 'trapezoid',
    not: 'rhombus',
    notBecause: IS_A_RHOMBUS,
    because: {
      en: line`It does not have 4 right angles, and its 4 sides are not all equal.`,
      es: line`No tiene 4 ángulos rectos ni 4 lados iguales.`,
    },
  },
  {
    says: {
      en: prose`Draw a rhombus that is not a rectangle.`,
      es: prose`Dibuja un rombo que no sea un rectángulo.`,
    },
    fits: shape => hasName(shape, 'rhombus') && !hasName(shape, 'rectangle'),
    kind: 'rhombus',
    not: 'square',
    notBecause: IS_A_RECTANGLE,
    because: {
      en: line`It has 4 equal sides, but no right angles.`,
      es: line`Tiene 4 lados iguales, pero no tiene ángulos rectos.`,
    },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with 2 pairs of equal opposite sides but not 4 equal sides.`,
      es: prose`Dibuja un cuadrilátero con 2 pares de lados opuestos iguales pero sin 4 lados iguales.`,
    },
    fits: shape => shape.equalOpposites === 2 && !shape.equalSides,
    kind: 'rectangle',
    not: 'rhombus',
    notBecause: HAS_EQUAL_SIDES,
    because: {
      en: line`It has 2 pairs of equal opposite sides, but its 4 sides are not all equal.`,
      es: line`Tiene 2 pares de lados opuestos iguales, pero no todos sus lados son iguales.`,
    },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with 2 pairs of equal opposite sides and no right angles that is not a rhombus.`,
      es: prose`Dibuja un cuadrilátero con 2 pares de lados opuestos iguales y sin ángulos rectos que no sea un rombo.`,
    },
    fits: shape => shape.equalOpposites === 2 && shape.rightAngles === 0 && !shape.equalSides,
    kind: 'parallelogram',
    not: 'rhombus',
    notBecause: IS_A_RHOMBUS,
    because: {
      en: line`It has 2 pairs of equal opposite sides and no right angles, but its 4 sides are not all equal.`,
      es: line`Tiene 2 pares de lados opuestos iguales y no tiene ángulos rectos, pero no todos sus lados son iguales.`,
    },
  },
]
