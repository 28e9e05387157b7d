import { drawing } from '../../answer/drawing.ts'
import { option } from '../../answer/option.ts'
import { point } from '../../answer/point.ts'
import { type Both, type Content, count, figure, line, prose, steps } from '../../content.ts'
import { type CoordinatePlane, coordinatePlane } from '../../figure/coordinate-plane.ts'
import { unit } from '../../language/nouns/units.ts'
import { point as pointOf, symbol } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Place = readonly [x: number, y: number]

interface Level {
  /** The number of each grid line: 1, or 2 or 5 in hard. */
  readonly scales: readonly number[]
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const FOUR = ['A', 'B', 'C', 'D'] as const
const axis = (scale: number) => ({ from: 0, to: 10 * scale, step: scale })
const plane = (scale: number, options: Parameters<typeof coordinatePlane>[0] = {}) =>
  coordinatePlane({ x: axis(scale), y: axis(scale), ...options })
const same = (a: Place, b: Place) => a[0] === b[0] && a[1] === b[1]

/** Points whose coordinates differ, so that swapping them shows; no two are each other's swap unless wanted. */
function drawPoints(random: Random, level: Level, count: number) {
  const scale = random.evenly(level.scales)
  const half = (value: number) => (scale === 2 && random.chance(0.3) ? value - 1 : value)
  const points = random.until(
    () =>
      Array.from({ length: count }, (): Place => [half(random.int(1, 10) * scale), half(random.int(1, 10) * scale)]),
    points =>
      points.every(
        ([x, y], i) => x !== y && points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 2 * scale),
      ),
  )
  return { scale, points, asked: random.int(0, count - 1) }
}

/** Closed figures with four to six corners, some on the axes. */
const outlines = {
  house(random: Random): Place[] {
    const [x, half, high] = [random.int(0, 3), random.int(2, 3), random.int(3, 6)]
    const top = high + random.int(2, 4)
    return [
      [x, 0],
      [x + 2 * half, 0],
      [x + 2 * half, high],
      [x + half, top],
      [x, high],
    ]
  },
  trapezoid(random: Random): Place[] {
    const [x, y, wide] = [random.int(0, 2), random.int(0, 4), random.int(6, 8)]
    const [cut, high] = [random.int(1, 2), random.int(3, 6)]
    return [
      [x, y],
      [x + wide, y],
      [x + wide - cut, y + high],
      [x + cut, y + high],
    ]
  },
  parallelogram(random: Random): Place[] {
    const [y, wide, slant, high] = [random.int(0, 4), random.int(4, 6), random.int(1, 4), random.int(3, 5)]
    return [
      [0, y],
      [wide, y],
      [wide + slant, y + high],
      [slant, y + high],
    ]
  },
  corner(random: Random): Place[] {
    const [x, y] = [random.int(0, 3), random.int(0, 3)]
    const [right, top] = [x + random.int(5, 7), y + random.int(5, 7)]
    const [inX, inY] = [x + random.int(2, 3), y + random.int(2, 3)]
    return [
      [x, y],
      [right, y],
      [right, inY],
      [inX, inY],
      [inX, top],
      [x, top],
    ]
  },
  arrow(random: Random): Place[] {
    const [x, y, half] = [random.int(0, 2), random.int(3, 5), random.int(2, 3)]
    const [tip, notch] = [x + random.int(6, 8), x + random.int(2, 3)]
    return [
      [x, y - half],
      [tip, y],
      [x, y + half],
      [notch, y],
    ]
  },
  kite(random: Random): Place[] {
    const [x, half] = [random.int(3, 6), random.int(2, 3)]
    const [middle, top] = [random.int(5, 7), random.int(8, 10)]
    return [
      [x, 0],
      [x + half, middle],
      [x, top],
      [x - half, middle],
    ]
  },
} satisfies Record<string, (random: Random) => Place[]>
const outlineNames = Object.keys(outlines) as (keyof typeof outlines)[]

const named = (points: readonly Place[]) => points.map(([x, y], i) => [x, y, LETTERS[i] ?? 'A'] as const)

/** Names of points in a printed plane with their places. */
const placesIn = ({ points }: CoordinatePlane) =>
  new Map(points.map(({ at, label }) => [label?.kind === 'symbol' ? label.name : '', at]))

export const plotPointsFirstQuadrant = defineTopic(
  {
    id: 'plot-points-first-quadrant',
    name: { en: 'Plot points in the first quadrant', es: 'Ubicar puntos en el primer cuadrante' },
    description: {
      en: 'Read and plot ordered pairs in the first quadrant of the coordinate plane.',
      es: 'Lee y ubica pares ordenados en el primer cuadrante del plano de coordenadas.',
    },
    domain: 'Geometry',
    standards: ['5.G.A.1'],
    levels: {
      easy: { scales: [1] },
      medium: { scales: [1] },
      hard: { scales: [2, 5] },
    },
  },
  form => ({
    read: form({
      share: 2,
      levels: ['easy', 'hard'],
      lines: 0,
      draw: (random, level) => drawPoints(random, level, 3),
      answer: point,
      solve: ({ points, asked }) => points[asked] ?? [0, 0],
      ask: ({ scale, points, asked }): Both<Content> => {
        const [drawn, letter] = [figure(plane(scale, { points: named(points) })), symbol(LETTERS[asked] ?? 'A')]
        return {
          en: [drawn, prose`What is the ordered pair for point ${letter}?`],
          es: [drawn, prose`¿Cuál es el par ordenado del punto ${letter}?`],
        }
      },
      check(printed, answer) {
        const at = placesIn(printed.figure('coordinate-plane')).get(printed.all('symbol')[0]?.name ?? '')
        return at !== undefined && at.every((value, i) => exact(answer[i] ?? -1).equals(value))
      },
    }),

    whichLetter: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw: (random, level) => {
        const { scale, points } = random.until(
          () => drawPoints(random, level, 3),
          ({ points }) => {
            const swapped: Place = [points[0]?.[1] ?? 0, points[0]?.[0] ?? 0]
            return points.every(place => !same(place, swapped))
          },
        )
        const [first] = points
        const all = random.shuffle([...points, [first?.[1] ?? 0, first?.[0] ?? 0] as Place])
        return { scale, points: all, target: first ?? ([0, 0] as Place) }
      },
      answer: option({
        A: { en: prose`${symbol('A')}`, es: prose`${symbol('A')}` },
        B: { en: prose`${symbol('B')}`, es: prose`${symbol('B')}` },
        C: { en: prose`${symbol('C')}`, es: prose`${symbol('C')}` },
        D: { en: prose`${symbol('D')}`, es: prose`${symbol('D')}` },
      }),
      solve: ({ points, target }) => FOUR[points.findIndex(place => same(place, target))] ?? 'A',
      ask: ({ scale, points, target }): Both<Content> => {
        const [drawn, place] = [figure(plane(scale, { points: named(points) })), pointOf(...target)]
        return { en: [drawn, prose`Which point is at ${place}?`], es: [drawn, prose`¿Qué punto está en ${place}?`] }
      },
      check(printed, answer) {
        const { items } = printed.one('list')
        const at = placesIn(printed.figure('coordinate-plane')).get(answer)
        return at !== undefined && items.every((item, i) => evaluate(item).equals(at[i] ?? -1))
      },
    }),

    plot: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: random => {
        const points = random.until(
          () => [
            [random.int(1, 9), 0] as Place,
            ...Array.from({ length: 3 }, (): Place => [random.int(1, 10), random.int(1, 10)]),
          ],
          points =>
            points.every(
              ([x, y], i) => x !== y && points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 2),
            ),
        )
        return { points: random.shuffle(points).map(([x, y]) => [x, y]) }
      },
      answer: drawing<number[][]>(
        points => plane(1, { points: named(points.map(([x = 0, y = 0]): Place => [x, y])) }),
        points => [points.map(([x = 0, y = 0]) => [y, x])],
      ),
      solve: ({ points }) => points,
      ask: ({ points }): Both<Content> => {
        const items = points.map((place, i) => line`${symbol(LETTERS[i] ?? 'A')} ${pointOf(...place)}`)
        return {
          en: [prose`Plot and label the points.`, steps(...items), figure(plane(1))],
          es: [prose`Marca y nombra los puntos.`, steps(...items), figure(plane(1))],
        }
      },
      check: (printed, answer) =>
        printed
          .all('list')
          .every(({ items }, i) => items.every((item, j) => evaluate(item).equals(answer[i]?.[j] ?? -1))),
    }),

    connect: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: random => ({ points: outlines[random.evenly(outlineNames)](random) }),
      answer: drawing<number[][]>(
        points => {
          const vertices = points.map(([x = 0, y = 0]): Place => [x, y])
          return plane(1, { points: named(vertices), polygons: [{ vertices }] })
        },
        points => [points.map(([x = 0, y = 0]) => [y, x]), [...points.slice(1), points[0] ?? []]],
      ),
      solve: ({ points }) => points.map(([x, y]) => [x, y]),
      ask: ({ points }): Both<Content> => {
        const items = points.map((place, i) => line`${symbol(LETTERS[i] ?? 'A')} ${pointOf(...place)}`)
        return {
          en: [
            prose`Plot the points. Connect them in order, and connect the last point to the first.`,
            steps(...items),
            figure(plane(1)),
          ],
          es: [
            prose`Marca los puntos. Únelos en orden y une el último punto con el primero.`,
            steps(...items),
            figure(plane(1)),
          ],
        }
      },
      check: (printed, answer) =>
        printed.all('list').length === answer.length &&
        printed
          .all('list')
          .every(({ items }, i) => items.every((item, j) => evaluate(item).equals(answer[i]?.[j] ?? -1))),
    }),

    fourthVertex: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw: (random, level) => {
        const scale = random.evenly(level.scales)
        const [left, bottom] = [random.int(1, 5), random.int(1, 5)]
        const [right, top] = random.until(
          () => [random.int(left + 2, 10), random.int(bottom + 2, 10)] as const,
          ([r, t]) => r - left !== t - bottom,
        )
        const corners = (
          [
            [left, bottom],
            [right, bottom],
            [right, top],
            [left, top],
          ] as const
        ).map(([x, y]): Place => [x * scale, y * scale])
        const missing = random.int(0, 3)
        return { scale, given: corners.filter((_, i) => i !== missing), missing: corners[missing] ?? ([0, 0] as Place) }
      },
      answer: point,
      solve: ({ missing }) => missing,
      ask: ({ scale, given }): Both<Content> => {
        const drawn = figure(plane(scale, { points: named(given) }))
        return {
          en: [
            drawn,
            prose`${symbol('A')}, ${symbol('B')}, and ${symbol('C')} are vertices of a rectangle. What is the ordered pair of the fourth vertex?`,
          ],
          es: [
            drawn,
            prose`${symbol('A')}, ${symbol('B')} y ${symbol('C')} son vértices de un rectángulo. ¿Cuál es el par ordenado del cuarto vértice?`,
          ],
        }
      },
      // With the fourth vertex every coordinate comes twice.
      check(printed, answer) {
        const all = [
          ...placesIn(printed.figure('coordinate-plane')).values(),
          answer.map(value => exact(value).toNumber()),
        ]
        return [0, 1].every(i => all.every(place => all.filter(other => other[i] === place[i]).length === 2))
      },
    }),

    directions: form({
      levels: ['hard'],
      lines: 1,
      draw: random => ({ right: random.int(1, 5), up: random.int(2, 9), more: random.int(2, 5) }),
      answer: point,
      solve: ({ right, up, more }) => [right + more, up],
      ask: ({ right, up, more }) => ({
        en: prose`Start at the origin. Go ${count(right, unit)} right, ${count(up, unit)} up, and then ${count(more, unit)} right. At which point are you?`,
        es: prose`Empieza en el origen. Avanza ${count(right, unit)} a la derecha, ${count(up, unit)} hacia arriba y luego ${count(more, unit)} a la derecha. ¿En qué punto estás?`,
      }),
      check(printed, [x, y]) {
        const [right, up, more] = printed.numbers
        return (
          right !== undefined &&
          more !== undefined &&
          x !== undefined &&
          y !== undefined &&
          exact(x).minus(right).equals(more) &&
          up?.equals(exact(y)) === true
        )
      },
    }),

    swapped: form({
      levels: ['medium'],
      lines: 0,
      draw: (random, level) => {
        const { scale, points } = drawPoints(random, level, 1)
        const [x, y] = points[0] ?? [1, 2]
        return { scale, x, y, isSwapped: random.evenly([true, false]) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        swapped: { en: prose`No, the coordinates are swapped.`, es: prose`No, las coordenadas están invertidas.` },
      }),
      solve: ({ isSwapped }) => (isSwapped ? 'swapped' : 'right'),
      ask: ({ scale, x, y, isSwapped }): Both<Content> => {
        const [drawn, claimed, letter] = [
          figure(plane(scale, { points: [[x, y, 'A']] })),
          isSwapped ? pointOf(y, x) : pointOf(x, y),
          symbol('A'),
        ]
        return {
          en: [drawn, prose`A student says that point ${letter} is at ${claimed}. Is that right?`],
          es: [drawn, prose`Alguien dice que el punto ${letter} está en ${claimed}. ¿Está bien?`],
        }
      },
      check(printed, answer) {
        const [at] = printed.figure('coordinate-plane').points
        const [x] = printed.one('list').items
        return at !== undefined && x !== undefined && answer === (evaluate(x).equals(at.at[0]) ? 'right' : 'swapped')
      },
    }),
  }),
)
