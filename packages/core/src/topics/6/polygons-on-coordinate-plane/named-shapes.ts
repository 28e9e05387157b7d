import {
  type Both,
  type Expr,
  explainedBy,
  itemOf,
  line,
  list,
  prose,
  type Random,
  type Step,
  statements,
  tupleOf,
  words,
} from '../../../author.ts'
import { distance, lengthOf, type Pair, shown, side, type Told } from './polygons.ts'

export type Named = 'square' | 'rectangle' | 'parallelogram' | 'trapezoid' | 'rightTriangle'
/** Vertices in order, as data. */
export interface NamedShape {
  readonly [key: string]: string | readonly (readonly number[])[]
  readonly name: Named
  readonly vertices: readonly (readonly number[])[]
}

const slope = ([a, b]: Pair, [c, d]: Pair): Pair => [c - a, d - b]
const isParallel = ([a, b]: Pair, [c, d]: Pair) => a * d === b * c
const isRight = ([a, b]: Pair, [c, d]: Pair) => a * c + b * d === 0
const size = ([a, b]: Pair) => a * a + b * b

/** By which sides are parallel, at right angles and equal; null for a shape of none of the names. */
export function shapeOf(vertices: readonly Pair[]): Named | null {
  if (vertices.length === 3) {
    const sides = vertices.map((vertex, i) => slope(vertex, itemOf(vertices, (i + 1) % 3)))
    return sides.some((one, i) => isRight(one, itemOf(sides, (i + 1) % 3))) ? 'rightTriangle' : null
  }
  const [a, b, c, d] = tupleOf(vertices, 4)
  const [ab, bc, dc, ad] = [slope(a, b), slope(b, c), slope(d, c), slope(a, d)]
  const pairs = [isParallel(ab, dc), isParallel(bc, ad)].filter(Boolean).length
  if (pairs === 2) return !isRight(ab, ad) ? 'parallelogram' : size(ab) === size(ad) ? 'square' : 'rectangle'
  return pairs === 1 ? 'trapezoid' : null
}

/** Two sides along grid lines, from which the others are made. */
export function drawShape(random: Random, name: Named | null): readonly Pair[] {
  return random.until(
    () => {
      const [left, bottom] = [-random.int(1, 8), -random.int(1, 8)]
      const [wide, tall] = [random.int(4, Math.min(11, 8 - left)), random.int(3, Math.min(10, 8 - bottom))]
      const [shift, grown] = [random.intExcept(-3, 3, 0), random.intExcept(-6, 3, 0)]
      const height = name === 'square' ? wide : tall
      const far: Pair = [left + wide, bottom]
      const top = bottom + height
      const flat: readonly Pair[] = {
        square: [[left, bottom], far, [left + wide, top], [left, top]] as const,
        rectangle: [[left, bottom], far, [left + wide, top], [left, top]] as const,
        parallelogram: [[left, bottom], far, [left + wide + shift, top], [left + shift, top]] as const,
        trapezoid: [[left, bottom], far, [left + wide + shift + grown, top], [left + shift, top]] as const,
        rightTriangle: [[left, bottom], far, [left, top]] as const,
        none: [[left, bottom], far, [left + wide + shift, top], [left + shift, top + grown]] as const,
      }[name === null ? 'none' : name]
      return random.chance(0.5) ? flat : flat.map(([x, y]): Pair => [y, x])
    },
    vertices =>
      vertices.every(([x, y]) => Math.abs(x) <= 8 && Math.abs(y) <= 8 && x !== 0 && y !== 0) &&
      new Set(vertices.map(([x]) => x > 0)).size + new Set(vertices.map(([, y]) => y > 0)).size > 2 &&
      shapeOf(vertices) === name &&
      isSimple(vertices) &&
      (vertices.length === 3 || lengthOf(itemOf(vertices, 2), itemOf(vertices, 3)) >= 3) &&
      (name !== 'parallelogram' || !isRhombus(vertices)) &&
      // The two lengths of a square would be one computation.
      (name !== 'square' || itemOf(vertices, 0)[0] !== itemOf(vertices, 0)[1]) &&
      (name === 'square' || lengthOf(itemOf(vertices, 0), itemOf(vertices, 1)) !== heightOf(vertices)),
  )
}
const isRhombus = (vertices: readonly Pair[]): boolean => {
  const [a, b, c] = tupleOf(vertices.slice(0, 3), 3)
  return size(slope(a, b)) === size(slope(b, c))
}
const heightOf = (vertices: readonly Pair[]): number => {
  const [[a, b], , [c, d]] = tupleOf(vertices.slice(0, 3), 3)
  const isFlat = itemOf(vertices, 1)[1] === b
  return Math.abs(isFlat ? d - b : c - a)
}
/** All turns go the same way. */
const isSimple = (vertices: readonly Pair[]): boolean =>
  new Set(
    vertices.map((vertex, i) => {
      const next = itemOf(vertices, (i + 1) % vertices.length)
      const [[a, b], [c, d]] = [slope(vertex, next), slope(next, itemOf(vertices, (i + 2) % vertices.length))]
      return Math.sign(a * d - b * c)
    }),
  ).size === 1

const PLOTTED = ['parallelogram', 'rightTriangle', 'trapezoid', 'rectangle', 'square'] as const
export const drawNamed = (random: Random): NamedShape => {
  const name = random.evenly(PLOTTED)
  return { name, vertices: drawShape(random, name) }
}
export const IT_IS: Readonly<Record<Named, Both<ReturnType<typeof prose>>>> = {
  square: { en: prose`It is a square.`, es: prose`Es un cuadrado.` },
  rectangle: { en: prose`It is a rectangle.`, es: prose`Es un rectángulo.` },
  parallelogram: { en: prose`It is a parallelogram.`, es: prose`Es un paralelogramo.` },
  trapezoid: { en: prose`It is a trapezoid.`, es: prose`Es un trapecio.` },
  rightTriangle: { en: prose`It is a right triangle.`, es: prose`Es un triángulo rectángulo.` },
}
export const WHY: Readonly<Record<Named, Told>> = {
  square: {
    en: line`All four angles are right angles and all four sides are equal.`,
    es: line`Los cuatro ángulos son rectos y los cuatro lados son iguales.`,
  },
  rectangle: {
    en: line`All four angles are right angles, but the length and the width differ.`,
    es: line`Los cuatro ángulos son rectos, pero el largo y el ancho son distintos.`,
  },
  parallelogram: {
    en: line`Both pairs of opposite sides are parallel, but there is no right angle, and the sides are not all equal.`,
    es: line`Los dos pares de lados opuestos son paralelos, pero no hay ningún ángulo recto ni son iguales todos los lados.`,
  },
  trapezoid: {
    en: line`Sides ${side(0, 1)} and ${side(2, 3)} are parallel, but the other two sides are not.`,
    es: line`Los lados ${side(0, 1)} y ${side(2, 3)} son paralelos, pero los otros dos no lo son.`,
  },
  rightTriangle: {
    en: line`There are three sides, and the horizontal and the vertical side meet at a right angle.`,
    es: line`Tiene tres lados, y el lado horizontal y el vertical forman un ángulo recto.`,
  },
}

export const LISTED = ['rectangle', 'parallelogram', 'trapezoid'] as const
export type Listed = (typeof LISTED)[number]
export const A_SHAPE: Readonly<Record<Listed, Expr>> = {
  rectangle: words('a rectangle', 'un rectángulo'),
  parallelogram: words('a parallelogram that is not a rectangle', 'un paralelogramo que no es rectángulo'),
  trapezoid: words(
    'a trapezoid, with exactly one pair of parallel sides',
    'un trapecio, con exactamente un par de lados paralelos',
  ),
}
export const listOf = (vertices: readonly Pair[]): Expr => list(...vertices.map(shown))

/** The two sides along grid lines, and what they tell. */
export function listSteps(asked: Listed, vertices: readonly Pair[]): readonly Step[] {
  const [a, b, c, d] = tupleOf(vertices, 4)
  const isFlat = a[1] === b[1]
  const along = isFlat ? 0 : 1
  return [
    explainedBy(
      statements(distance(a[along], b[along]), distance(c[along], d[along])),
      isFlat
        ? {
            en: line`In ${listOf(vertices)}, the first two and the last two points lie on horizontal lines. Find the lengths of these parallel sides.`,
            es: line`En ${listOf(vertices)}, los dos primeros y los dos últimos puntos están en rectas horizontales. Halla las longitudes de estos lados paralelos.`,
          }
        : {
            en: line`In ${listOf(vertices)}, the first two and the last two points lie on vertical lines. Find the lengths of these parallel sides.`,
            es: line`En ${listOf(vertices)}, los dos primeros y los dos últimos puntos están en rectas verticales. Halla las longitudes de estos lados paralelos.`,
          },
    ),
    explainedBy(listOf(vertices), ENDS[asked](lengthOf(a, b), lengthOf(c, d))),
  ]
}
const ENDS: Readonly<Record<Listed, (one: number, other: number) => Told>> = {
  rectangle: one => ({
    en: line`The parallel sides are both ${one} units long, and the other two sides meet them at right angles: a rectangle.`,
    es: line`Los dos lados paralelos miden ${one} unidades y los otros dos forman ángulos rectos con ellos: un rectángulo.`,
  }),
  parallelogram: one => ({
    en: line`The parallel sides are both ${one} units long, and the other two sides are slanted: a parallelogram without right angles.`,
    es: line`Los dos lados paralelos miden ${one} unidades y los otros dos están inclinados: un paralelogramo sin ángulos rectos.`,
  }),
  trapezoid: (one, other) => ({
    en: line`The parallel sides, ${one} and ${other} units long, are not equal, so the other two sides are not parallel: a trapezoid.`,
    es: line`Los lados paralelos, de ${one} y ${other} unidades, no son iguales, así que los otros dos lados no son paralelos: un trapecio.`,
  }),
}
