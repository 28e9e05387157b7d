import {
  answerStep,
  type Both,
  type Content,
  type CoordinatePlane,
  coordinatePlane,
  count,
  defineTopic,
  drawing,
  equation,
  evaluate,
  exact,
  expr,
  failed,
  figure,
  itemOf,
  line,
  list,
  option,
  type Printed,
  pointAnswer,
  point as pointOf,
  prose,
  type Random,
  type Step,
  step,
  steps,
  sum,
  symbol,
  tupleOf,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { outlineNames, outlines, type Place } from './plot-points-first-quadrant/outlines.ts'

interface Level {
  /** The number of each grid line: 1, or 2 or 5 in hard. */
  readonly scales: readonly number[]
  /** Whether a point with swapped coordinates stands beside the right one. */
  readonly trap: boolean
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const FOUR = ['A', 'B', 'C', 'D'] as const
const letterAt = (place: number) => symbol(itemOf(LETTERS, place))
const ORIGIN_TO = (scale: number) => ({ from: 0, to: 10 * scale, step: scale })
const plane = (scale: number, options: Parameters<typeof coordinatePlane>[0] = {}) =>
  coordinatePlane({ x: ORIGIN_TO(scale), y: ORIGIN_TO(scale), ...options })
const named = (points: readonly Place[]) => points.map(([x, y], i) => [x, y, itemOf(LETTERS, i)] as const)

const isSame = (a: Place, b: Place) => a[0] === b[0] && a[1] === b[1]
const swap = ([x, y]: Place): Place => [y, x]

/** Points apart from each other whose coordinates differ, so that swapping them shows. */
function drawPoints<const N extends number>(random: Random, { scales }: Pick<Level, 'scales'>, many: N) {
  const scale = random.evenly(scales)
  const half = (value: number) => (scale === 2 && random.chance(0.3) ? value - 1 : value)
  const points = random.until(
    () => Array.from({ length: many }, (): Place => [half(random.int(1, 10) * scale), half(random.int(1, 10) * scale)]),
    points =>
      points.every(
        ([x, y], i) => x !== y && points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 2 * scale),
      ),
  )
  return { scale, points: tupleOf(points, many) }
}

/** Names of points in a printed plane with their places. */
const placesIn = ({ points }: CoordinatePlane) =>
  new Map(points.map(({ at, label }) => [label?.kind === 'symbol' ? label.name : '', at]))

const scaleStep = (scale: number): readonly Step[] =>
  scale === 1 ? [] : [step(list(scale, 2 * scale, 3 * scale), because.gridLineCounts, { step: scale })]
const countedTo = ([x, y]: Place): readonly Step[] => [
  step(expr(x), because.countRight),
  step(expr(y), because.countUp),
]

/** Points by name and ordered pair, to be marked in an empty plane. */
const listed = (points: readonly Place[]) =>
  steps(...points.map((place, i) => line`${letterAt(i)} ${pointOf(...place)}`))
const first = ([place]: readonly [Place, ...Place[]]) =>
  step(pointOf(...place), because.goRightAndUp, { right: place[0], up: place[1] })
const isMarked = (printed: Printed, points: readonly Place[]) =>
  printed
    .all('list')
    .every(({ items }, i) => items.every((item, j) => evaluate(item).equals(itemOf(itemOf(points, i), j))))

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
    rev: 2,
    levels: {
      easy: { scales: [1], trap: false },
      medium: { scales: [1], trap: true },
      hard: { scales: [2, 5], trap: true },
    },
  },
  form => ({
    read: form({
      share: 2,
      levels: ['easy', 'hard'],
      draw: (random, level: Level) => ({ ...drawPoints(random, level, 3), asked: random.int(0, 2) }),
      answer: pointAnswer,
      solve: ({ points, asked }) => itemOf(points, asked),
      ask: ({ scale, points, asked }): Both<Content> => {
        const [drawn, letter] = [figure(plane(scale, { points: named(points) })), letterAt(asked)]
        return {
          en: [drawn, prose`What is the ordered pair for point ${letter}?`],
          es: [drawn, prose`¿Cuál es el par ordenado del punto ${letter}?`],
        }
      },
      solution: ({ scale, points, asked }) => [
        ...scaleStep(scale),
        ...countedTo(itemOf(points, asked)),
        step(pointOf(...itemOf(points, asked)), because.writeOrderedPair),
      ],
      check(printed, answer) {
        const [letter] = tupleOf(printed.all('symbol'), 1)
        const at = placesIn(printed.figure('coordinate-plane')).get(letter.name)
        return answer.every((value, i) => exact(value).equals(at?.[i] ?? failed('The point is drawn')))
      },
    }),

    whichLetter: form({
      levels: ['easy', 'medium'],
      draw(random, level: Level) {
        const { scale, points } = random.until(
          () => drawPoints(random, level, 4),
          ({ points }) => points.every(place => points.every(other => !isSame(other, swap(place)))),
        )
        const [target, second, third, fourth] = points
        return {
          scale,
          points: random.shuffle<Place[]>([target, second, third, level.trap ? swap(target) : fourth]),
          target,
          hasTrap: level.trap,
        }
      },
      answer: option({
        A: { en: prose`${symbol('A')}`, es: prose`${symbol('A')}` },
        B: { en: prose`${symbol('B')}`, es: prose`${symbol('B')}` },
        C: { en: prose`${symbol('C')}`, es: prose`${symbol('C')}` },
        D: { en: prose`${symbol('D')}`, es: prose`${symbol('D')}` },
      }),
      solve: ({ points, target }) =>
        itemOf(
          FOUR,
          points.findIndex(place => isSame(place, target)),
        ),
      ask: ({ scale, points, target }): Both<Content> => {
        const [drawn, place] = [figure(plane(scale, { points: named(points) })), pointOf(...target)]
        return { en: [drawn, prose`Which point is at ${place}?`], es: [drawn, prose`¿Qué punto está en ${place}?`] }
      },
      solution: ({ points, target, hasTrap }, answer) => {
        const swapped = symbol(itemOf(LETTERS, hasTrap ? points.findIndex(place => isSame(place, swap(target))) : 0))
        return [
          ...countedTo(target),
          answerStep(
            symbol(answer),
            hasTrap
              ? {
                  en: line`Point ${symbol(answer)} is there. Point ${swapped} is at ${pointOf(...swap(target))}.`,
                  es: line`Ahí está el punto ${symbol(answer)}. El punto ${swapped} está en ${pointOf(...swap(target))}.`,
                }
              : { en: line`Point ${symbol(answer)} is there.`, es: line`Ahí está el punto ${symbol(answer)}.` },
          ),
        ]
      },
      check(printed, answer) {
        const at = placesIn(printed.figure('coordinate-plane')).get(answer)
        return at !== undefined && printed.one('list').items.every((item, i) => evaluate(item).equals(itemOf(at, i)))
      },
    }),

    plot: form({
      levels: ['medium'],
      share: 2,
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
        return { points: random.shuffle(tupleOf(points, 4)) }
      },
      answer: drawing<readonly Place[]>(
        points => plane(1, { points: named(points) }),
        points => [points.map(swap)],
      ),
      solve: ({ points }) => points,
      ask: ({ points }): Both<Content> => ({
        en: [prose`Plot and label the points.`, listed(points), figure(plane(1))],
        es: [prose`Marca y nombra los puntos.`, listed(points), figure(plane(1))],
      }),
      solution: ({ points }) => [
        first(points),
        step(figure(plane(1, { points: named(points) })), because.markEachPoint),
      ],
      check: isMarked,
    }),

    connect: form({
      levels: ['medium'],
      share: 2,
      draw: random => ({ points: outlines[random.evenly(outlineNames)](random) }),
      answer: drawing<readonly Place[]>(
        vertices => plane(1, { points: named(vertices), polygons: [{ vertices }] }),
        points => [points.map(swap), [...points.slice(1), ...points.slice(0, 1)]],
      ),
      solve: ({ points }) => points,
      ask: ({ points }): Both<Content> => ({
        en: [
          prose`Plot the points. Connect them in order, and connect the last point to the first.`,
          listed(points),
          figure(plane(1)),
        ],
        es: [
          prose`Marca los puntos. Únelos en orden y une el último punto con el primero.`,
          listed(points),
          figure(plane(1)),
        ],
      }),
      solution: ({ points }) => [
        first([itemOf(points, 0)]),
        step(figure(plane(1, { points: named(points) })), because.markEachPoint),
        step(figure(plane(1, { points: named(points), polygons: [{ vertices: points }] })), because.joinInOrder),
      ],
      check: (printed, points) => printed.all('list').length === points.length && isMarked(printed, points),
    }),

    swapped: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw(random, level: Level) {
        const { scale, points } = drawPoints(random, level, 1)
        return { scale, place: points[0], isSwapped: random.evenly([true, false]) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        swapped: { en: prose`No, the coordinates are swapped.`, es: prose`No, las coordenadas están invertidas.` },
      }),
      solve: ({ isSwapped }) => (isSwapped ? 'swapped' : 'right'),
      ask: ({ scale, place, isSwapped }): Both<Content> => {
        const drawn = figure(plane(scale, { points: named([place]) }))
        const [claimed, letter] = [pointOf(...(isSwapped ? swap(place) : place)), symbol('A')]
        return {
          en: [drawn, prose`A student says that point ${letter} is at ${claimed}. Is that right?`],
          es: [drawn, prose`Un estudiante dice que el punto ${letter} está en ${claimed}. ¿Está bien?`],
        }
      },
      key: ({ place, isSwapped }) =>
        isSwapped
          ? {
              en: prose`Point ${symbol('A')} is at ${pointOf(...place)}.`,
              es: prose`El punto ${symbol('A')} está en ${pointOf(...place)}.`,
            }
          : { en: [], es: [] },
      solution: ({ place, isSwapped }) => [
        ...countedTo(place),
        answerStep(
          pointOf(...place),
          isSwapped
            ? {
                en: line`The student wrote the second number first.`,
                es: line`El estudiante escribió primero el segundo número.`,
              }
            : { en: line`The student is right.`, es: line`El estudiante tiene razón.` },
        ),
      ],
      check(printed, answer) {
        const [at] = tupleOf(printed.figure('coordinate-plane').points, 1)
        const x = itemOf(printed.one('list').items, 0)
        return answer === (evaluate(x).equals(at.at[0]) ? 'right' : 'swapped')
      },
    }),

    fourthVertex: form({
      levels: ['hard'],
      share: 2,
      draw(random, level: Level) {
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
        return { scale, given: corners.toSpliced(missing, 1), missing: itemOf(corners, missing) }
      },
      answer: pointAnswer,
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
      solution: ({ scale, given, missing }) => [
        ...scaleStep(scale),
        step(list(...given.map(place => pointOf(...place))), because.read, {
          what: {
            en: line`the ordered pairs of ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}`,
            es: line`los pares ordenados de ${symbol('A')}, ${symbol('B')} y ${symbol('C')}`,
          },
        }),
        step(list(...given.map(([x]) => x)), because.firstNumbersInPairs, { value: missing[0] }),
        step(list(...given.map(([, y]) => y)), because.secondNumbersInPairs, { value: missing[1] }),
        step(pointOf(...missing), because.writeOrderedPair),
      ],
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
      draw: random => ({ right: random.int(1, 5), up: random.int(2, 9), more: random.int(2, 5) }),
      answer: pointAnswer,
      solve: ({ right, up, more }) => [right + more, up],
      ask: ({ right, up, more }) => ({
        en: prose`Start at the origin. Go ${count(right, nouns.unit)} right, ${count(up, nouns.unit)} up, and then ${count(more, nouns.unit)} right. At which point are you?`,
        es: prose`Empieza en el origen. Avanza ${count(right, nouns.unit)} a la derecha, ${count(up, nouns.unit)} hacia arriba y luego ${count(more, nouns.unit)} a la derecha. ¿En qué punto estás?`,
      }),
      solution: ({ right, up, more }) => [
        step(equation(sum(right, more), right + more), because.addMovesRight),
        step(expr(up), because.movesUp),
        step(pointOf(right + more, up), because.writeOrderedPair),
      ],
      check(printed, answer) {
        const [right, up, more] = printed.take(3)
        const [x, y] = tupleOf(answer, 2)
        return exact(x).minus(right).equals(more) && exact(y).equals(up)
      },
    }),
  }),
)
