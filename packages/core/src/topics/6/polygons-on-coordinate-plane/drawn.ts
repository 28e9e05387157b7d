import { count, explainedBy, itemOf, line, list, type Random, type Step, statements, symbol } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { distance, type Pair, rectangle, side, type Told } from './polygons.ts'

export const nonzero = (random: Random, low: number, high: number) => random.intExcept(low, high, 0)

/** A rectangle that crosses an axis, or both, whose area and perimeter differ; named from any corner. */
export function drawRectangle(random: Random) {
  const crossed = random.evenly(['both', 'x', 'y'] as const)
  const span = (crosses: boolean): readonly [number, number] =>
    random.until(
      () =>
        crosses
          ? ([-random.int(1, 8), random.int(1, 8)] as const)
          : ([nonzero(random, -8, 8), nonzero(random, -8, 8)] as const),
      ([a, b]) => b - a >= 3 && (crosses ? a !== -b : a * b > 0),
    )
  return random.until(
    () => {
      const [[left, right], [bottom, top]] = [span(crossed !== 'x'), span(crossed !== 'y')]
      return { wide: right - left, tall: top - bottom, vertices: rectangle(left, bottom, right - left, top - bottom) }
    },
    ({ wide, tall }) => wide !== tall && wide * tall !== 2 * (wide + tall),
  )
}

/** An L of four quadrants: a rectangle without one of its corners. */
export function drawL(random: Random) {
  const [wide, tall] = [random.int(6, 12), random.int(6, 12)]
  const [left, bottom] = random.until(
    () => [random.int(-7, -2), random.int(-7, -2)] as const,
    ([x, y]) => x + wide <= 8 && y + tall <= 8 && x + wide > 0 && y + tall > 0,
  )
  const [cutX, cutY] = random.until(
    () => [random.int(2, wide - 2), random.int(2, tall - 2)] as const,
    ([a, b]) => left + wide - a !== 0 && bottom + tall - b !== 0 && a !== b,
  )
  const [right, top] = [left + wide, bottom + tall]
  const isMirrored = random.evenly([false, true])
  const corners: readonly Pair[] = [
    [left, bottom],
    [right, bottom],
    [right, top - cutY],
    [right - cutX, top - cutY],
    [right - cutX, top],
    [left, top],
  ]
  const vertices = isMirrored ? corners.map(([x, y]): Pair => [-x, y]) : corners
  return { vertices, wide, tall, cutX, cutY, isMirrored }
}
/** These sides, each by its coordinates, and how. */
export function sidesStep(vertices: readonly Pair[], which: readonly number[], axis: 'x' | 'y'): Step {
  const ends = (i: number): readonly [number, number] => {
    const [a, b] = [itemOf(vertices, i), itemOf(vertices, (i + 1) % vertices.length)]
    return axis === 'x' ? [a[0], b[0]] : [a[1], b[1]]
  }
  const names = line`${list(...which.map(i => side(i, (i + 1) % vertices.length)))}`
  return explainedBy(statements(...which.map(i => distance(...ends(i)))), {
    en: [
      ...names,
      ...(axis === 'x'
        ? line`: where the ends are on opposite sides of the ${symbol('y')}-axis, add their distances from it; on the same side, subtract.`
        : line`: where the ends are on opposite sides of the ${symbol('x')}-axis, add their distances from it; on the same side, subtract.`),
    ],
    es: [
      ...names,
      ...(axis === 'x'
        ? line`: si los extremos están en lados opuestos del eje ${symbol('y')}, suma sus distancias a él; si están del mismo lado, réstalas.`
        : line`: si los extremos están en lados opuestos del eje ${symbol('x')}, suma sus distancias a él; si están del mismo lado, réstalas.`),
    ],
  })
}

/** The vertices of a rectangle or parallelogram in order, without the last one. */
export function drawFourth(random: Random) {
  const isRectangle = random.evenly([true, false])
  const vertices = random.until(
    () => {
      const [left, bottom] = [nonzero(random, -8, 0), nonzero(random, -8, 0)]
      const [wide, tall, shift] = [random.int(4, 10), random.int(3, 10), random.intExcept(-4, 4, 0)]
      const move = isRectangle ? 0 : shift
      return [
        [left, bottom],
        [left + wide, bottom],
        [left + wide + move, bottom + tall],
        [left + move, bottom + tall],
      ] as const satisfies readonly Pair[]
    },
    corners =>
      corners.every(([x, y]) => Math.abs(x) <= 8 && Math.abs(y) <= 8 && x !== 0 && y !== 0) &&
      corners[1][0] - corners[0][0] !== corners[2][1] - corners[0][1],
  )
  const [first, isTurned] = [random.int(0, 3), random.evenly([false, true])]
  const turned = vertices.map(([x, y]): Pair => (isTurned ? [y, x] : [x, y]))
  return { isRectangle, vertices: [0, 1, 2, 3].map(i => itemOf(turned, (first + i) % 4)) }
}

/** "3 units left and 2 units up". */
export function moveOf(dx: number, dy: number): Told {
  const parts = [
    ...(dx === 0
      ? []
      : [
          dx > 0
            ? { en: line`${count(dx, nouns.unit)} right`, es: line`${count(dx, nouns.unit)} a la derecha` }
            : { en: line`${count(-dx, nouns.unit)} left`, es: line`${count(-dx, nouns.unit)} a la izquierda` },
        ]),
    ...(dy === 0
      ? []
      : [
          dy > 0
            ? { en: line`${count(dy, nouns.unit)} up`, es: line`${count(dy, nouns.unit)} hacia arriba` }
            : { en: line`${count(-dy, nouns.unit)} down`, es: line`${count(-dy, nouns.unit)} hacia abajo` },
        ]),
  ]
  return {
    en: parts.flatMap(({ en }, i) => (i === 0 ? en : [' and ', ...en])),
    es: parts.flatMap(({ es }, i) => (i === 0 ? es : [' y ', ...es])),
  }
}
