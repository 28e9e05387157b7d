import { type Block, type Both, type Inline, isAsDrawn, line, type Point, prose } from '../../../author.ts'
import { lengthsOf } from '../../kit/shapes/quadrilaterals.ts'
import { type Kind, traitsOf } from '../../kit/shapes/sides-and-angles.ts'

/** What a drawing must have. */
export interface Wish {
  readonly says: Both<Block>
  readonly fits: (corners: readonly Point[]) => boolean
  /** What the key draws. */
  readonly corners: readonly Point[]
  /** A kind that meets only one of the two conditions. */
  readonly not: Kind
  readonly lacks: Both<readonly Inline[]>
}
const equalSides = (corners: readonly Point[]): number => {
  const lengths = lengthsOf(corners)
  return Math.max(...lengths.map(length => lengths.filter(other => isAsDrawn(other, length)).length))
}
const is =
  (sides: number, rightAngles: readonly number[], parallels: number) =>
  (corners: readonly Point[]): boolean => {
    const traits = traitsOf(corners)
    return traits.sides === sides && rightAngles.includes(traits.rightAngles) && traits.parallels === parallels
  }
const box = (...corners: readonly Point[]) => corners

export const WISHES: readonly Wish[] = [
  {
    says: {
      en: prose`Draw a right triangle with 2 equal sides.`,
      es: prose`Dibuja un triángulo rectángulo con 2 lados iguales.`,
    },
    fits: corners => is(3, [1], 0)(corners) && equalSides(corners) === 2,
    corners: box([0, 0], [4, 0], [0, 4]),
    not: 'acute',
    lacks: { en: line`it has no right angle`, es: line`no tiene ningún ángulo recto` },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with exactly 1 pair of parallel sides and 2 right angles.`,
      es: prose`Dibuja un cuadrilátero con exactamente 1 par de lados paralelos y 2 ángulos rectos.`,
    },
    fits: is(4, [2], 1),
    corners: box([0, 0], [5, 0], [3, 3], [0, 3]),
    not: 'rectangle',
    lacks: { en: line`it has 2 pairs of parallel sides`, es: line`tiene 2 pares de lados paralelos` },
  },
  {
    says: {
      en: prose`Draw an obtuse triangle with 2 equal sides.`,
      es: prose`Dibuja un triángulo obtusángulo con 2 lados iguales.`,
    },
    fits: corners => traitsOf(corners).widest === 'obtuse' && corners.length === 3 && equalSides(corners) === 2,
    corners: box([0, 0], [6, 0], [3, 1.6]),
    not: 'right',
    lacks: { en: line`it has no obtuse angle`, es: line`no tiene ningún ángulo obtuso` },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with 2 pairs of parallel sides and no right angles.`,
      es: prose`Dibuja un cuadrilátero con 2 pares de lados paralelos y sin ángulos rectos.`,
    },
    fits: is(4, [0], 2),
    corners: box([0, 0], [5, 0], [6.5, 2.6], [1.5, 2.6]),
    not: 'rectangle',
    lacks: { en: line`it has right angles`, es: line`tiene ángulos rectos` },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with exactly 1 right angle and no parallel sides.`,
      es: prose`Dibuja un cuadrilátero con exactamente 1 ángulo recto y sin lados paralelos.`,
    },
    fits: is(4, [1], 0),
    corners: box([0, 0], [5.2, 0], [4, 3.8], [0, 2.6]),
    not: 'rightTrapezoid',
    lacks: { en: line`it has parallel sides`, es: line`tiene lados paralelos` },
  },
  {
    says: {
      en: prose`Draw a right triangle with 3 sides of different lengths.`,
      es: prose`Dibuja un triángulo rectángulo con 3 lados de distinta longitud.`,
    },
    fits: corners => is(3, [1], 0)(corners) && equalSides(corners) === 1,
    corners: box([0, 0], [5, 0], [0, 2.5]),
    not: 'obtuse',
    lacks: { en: line`it has no right angle`, es: line`no tiene ningún ángulo recto` },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with exactly 1 pair of parallel sides and no right angles.`,
      es: prose`Dibuja un cuadrilátero con exactamente 1 par de lados paralelos y sin ángulos rectos.`,
    },
    fits: is(4, [0], 1),
    corners: box([0, 0], [6, 0], [4.8, 2.6], [1.5, 2.6]),
    not: 'rightTrapezoid',
    lacks: { en: line`it has right angles`, es: line`tiene ángulos rectos` },
  },
  {
    says: {
      en: prose`Draw a quadrilateral with no parallel sides and no right angles.`,
      es: prose`Dibuja un cuadrilátero sin lados paralelos y sin ángulos rectos.`,
    },
    fits: is(4, [0], 0),
    corners: box([0, 0], [2, 3.9], [0, 5.5], [-2, 3.9]),
    not: 'trapezoid',
    lacks: { en: line`it has parallel sides`, es: line`tiene lados paralelos` },
  },
]
