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
  /** How to begin. */
  readonly start: Both<readonly Inline[]>
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
    start: {
      en: line`Begin with a right angle, make its two sides equal, and join their ends.`,
      es: line`Empieza con un ángulo recto, haz iguales sus dos lados y une sus extremos.`,
    },
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
    start: {
      en: line`Begin with two parallel sides of different lengths that stand on the same perpendicular line, and join their other ends.`,
      es: line`Empieza con dos lados paralelos de distinta longitud que salgan de una misma línea perpendicular y une sus otros extremos.`,
    },
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
    start: {
      en: line`Begin with an obtuse angle, make its two sides equal, and join their ends.`,
      es: line`Empieza con un ángulo obtuso, haz iguales sus dos lados y une sus extremos.`,
    },
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
    start: {
      en: line`Begin with two parallel sides of equal length, one a little farther to the right, and join their ends.`,
      es: line`Empieza con dos lados paralelos de igual longitud, uno un poco más a la derecha, y une sus extremos.`,
    },
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
    start: {
      en: line`Begin with a right angle, and put the fourth corner so that no side runs the same way as the opposite one.`,
      es: line`Empieza con un ángulo recto y coloca el cuarto vértice de modo que ningún lado lleve la misma dirección que el opuesto.`,
    },
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
    start: {
      en: line`Begin with a right angle, make one of its sides longer than the other, and join their ends.`,
      es: line`Empieza con un ángulo recto, haz uno de sus lados más largo que el otro y une sus extremos.`,
    },
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
    start: {
      en: line`Begin with two parallel sides of different lengths, the shorter one over the middle of the longer one, and join their ends.`,
      es: line`Empieza con dos lados paralelos de distinta longitud, el corto sobre la parte central del largo, y une sus extremos.`,
    },
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
    start: {
      en: line`Begin with two sides that meet at an acute angle, and join their ends to a fourth corner that is close to them.`,
      es: line`Empieza con dos lados que formen un ángulo agudo y une sus extremos con un cuarto vértice cercano.`,
    },
  },
]
