import {
  type Both,
  type Content,
  count,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  list,
  minus,
  pointAnswer,
  point as pointOf,
  prose,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import type { Place } from './outlines.ts'
import { isRead, type Level, letterAt, named, placesIn, plane, scaleStep } from './points.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  readBetween: form({
    levels: ['hard'],
    draw(random) {
      const points = random.until(
        () => Array.from({ length: 3 }, (): Place => [random.int(2, 19), random.int(2, 19)]),
        points =>
          points.every(
            ([x, y], i) =>
              x !== y &&
              (x % 2 === 1 || y % 2 === 1) &&
              points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 4),
          ),
      )
      return { points: tupleOf(points, 3), asked: random.int(0, 2) }
    },
    answer: pointAnswer,
    solve: ({ points, asked }) => itemOf(points, asked),
    ask: ({ points, asked }): Both<Content> => {
      const [drawn, letter] = [figure(plane(2, { points: named(points) })), letterAt(asked)]
      return {
        en: [drawn, prose`What is the ordered pair for point ${letter}?`],
        es: [drawn, prose`¿Cuál es el par ordenado del punto ${letter}?`],
      }
    },
    solution: ({ points, asked }) => {
      const [x, y] = itemOf(points, asked)
      return [
        ...scaleStep(2),
        explained(
          expr(x),
          x % 2 === 0
            ? line`From the origin, count right by twos.`
            : line`From the origin, count right by twos: the point is halfway between ${x - 1} and ${x + 1}.`,
          x % 2 === 0
            ? line`Desde el origen, cuenta a la derecha de 2 en 2.`
            : line`Desde el origen, cuenta a la derecha de 2 en 2: el punto está a la mitad entre ${x - 1} y ${x + 1}.`,
        ),
        explained(
          expr(y),
          y % 2 === 0
            ? line`Then count up by twos.`
            : line`Then count up by twos: the point is halfway between ${y - 1} and ${y + 1}.`,
          y % 2 === 0
            ? line`Luego cuenta hacia arriba de 2 en 2.`
            : line`Luego cuenta hacia arriba de 2 en 2: el punto está a la mitad entre ${y - 1} y ${y + 1}.`,
        ),
        step(pointOf(x, y), because.writeOrderedPair),
      ]
    },
    check: isRead,
  }),

  nextPoint: form({
    levels: ['hard'],
    draw(random, level: Level) {
      const scale = random.evenly(level.scales)
      const [right, up] = random.until(
        () => [random.int(1, 3), random.int(1, 3)] as const,
        ([a, b]) => a !== b,
      )
      const [x, y] = random.until(
        () => [random.int(0, 9 - 3 * right), random.int(0, 9 - 3 * up)] as const,
        ([a, b]) => a + 3 * right !== b + 3 * up,
      )
      const at = (i: number): Place => [(x + i * right) * scale, (y + i * up) * scale]
      return { scale, right: right * scale, up: up * scale, given: [at(0), at(1), at(2)] as const, next: at(3) }
    },
    answer: pointAnswer,
    solve: ({ next }) => next,
    ask: ({ scale, given }): Both<Content> => {
      const drawn = figure(plane(scale, { points: named(given) }))
      const [a, b, c, d] = [symbol('A'), symbol('B'), symbol('C'), symbol('D')]
      return {
        en: [
          drawn,
          prose`The moves from ${a} to ${b}, from ${b} to ${c}, and from ${c} to ${d} are the same: the same number of units right and the same number of units up. What is the ordered pair for point ${d}?`,
        ],
        es: [
          drawn,
          prose`De ${a} a ${b}, de ${b} a ${c} y de ${c} a ${d} se avanza igual: las mismas unidades a la derecha y las mismas hacia arriba. ¿Cuál es el par ordenado del punto ${d}?`,
        ],
      }
    },
    solution: ({ right, up, given, next }) => [
      step(list(...given.map(place => pointOf(...place))), because.read, {
        what: {
          en: line`the ordered pairs of ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}`,
          es: line`los pares ordenados de ${symbol('A')}, ${symbol('B')} y ${symbol('C')}`,
        },
      }),
      explained(
        statements(equation(minus(given[1][0], given[0][0]), right), equation(minus(given[1][1], given[0][1]), up)),
        line`From ${symbol('A')} to ${symbol('B')}: ${right} units right and ${up} units up. From ${symbol('B')} to ${symbol('C')} it is the same.`,
        line`De ${symbol('A')} a ${symbol('B')}: ${right} unidades a la derecha y ${up} hacia arriba. De ${symbol('B')} a ${symbol('C')} es igual.`,
      ),
      explained(
        statements(equation(sum(given[2][0], right), next[0]), equation(sum(given[2][1], up), next[1])),
        line`Make the same move from ${symbol('C')}: add ${right} to its first number and ${up} to its second.`,
        line`Haz el mismo movimiento desde ${symbol('C')}: suma ${right} a su primer número y ${up} al segundo.`,
      ),
      step(pointOf(...next), because.writeOrderedPair),
    ],
    // The middle of the second and the fourth is the third.
    check(printed, answer) {
      const places = placesIn(printed.figure('coordinate-plane'))
      const [b, c] = [places.get('B'), places.get('C')]
      return (
        b !== undefined &&
        c !== undefined &&
        answer.every((value, i) =>
          exact(value)
            .plus(itemOf(b, i))
            .equals(2 * itemOf(c, i)),
        )
      )
    },
  }),

  fourthVertex: form({
    levels: ['hard'],
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
    draw(random, level: Level) {
      const scale = random.evenly(level.scales)
      const [x, y] = [random.int(1, 5), random.int(4, 9)]
      const right = random.int(3, 10 - x)
      const [down, up] = random.until(
        () => {
          const down = random.int(2, y - 1)
          return [down, random.int(1, 10 - y + down)] as const
        },
        ([down, up]) => down !== up && down !== right && up !== right && x + right !== y - down + up,
      )
      return { scale, start: [x * scale, y * scale] as Place, right: right * scale, down: down * scale, up: up * scale }
    },
    answer: pointAnswer,
    solve: ({ start: [x, y], right, down, up }) => [x + right, y - down + up],
    ask: ({ scale, start, right, down, up }): Both<Content> => {
      const [drawn, letter] = [figure(plane(scale, { points: named([start]) })), symbol('A')]
      return {
        en: [
          drawn,
          prose`Start at point ${letter}. Go ${count(down, nouns.unit)} down, ${count(right, nouns.unit)} right, and then ${count(up, nouns.unit)} up. What is the ordered pair for the point where you stop?`,
        ],
        es: [
          drawn,
          prose`Empieza en el punto ${letter}. Avanza ${count(down, nouns.unit)} hacia abajo, ${count(right, nouns.unit)} a la derecha y luego ${count(up, nouns.unit)} hacia arriba. ¿Cuál es el par ordenado del punto al que llegas?`,
        ],
      }
    },
    solution: ({ scale, start: [x, y], right, down, up }) => [
      ...scaleStep(scale),
      step(pointOf(x, y), because.read, {
        what: { en: line`the ordered pair of ${symbol('A')}`, es: line`el par ordenado de ${symbol('A')}` },
      }),
      explained(
        equation(sum(x, right), x + right),
        line`Add the move to the right to the first number.`,
        line`Suma el avance a la derecha al primer número.`,
      ),
      explained(
        equation(sum(minus(y, down), up), y - down + up),
        line`Subtract the move down from the second number and add the move up.`,
        line`Resta del segundo número el avance hacia abajo y suma el avance hacia arriba.`,
      ),
      step(pointOf(x + right, y - down + up), because.writeOrderedPair),
    ],
    // Back from where one stops.
    check(printed, answer) {
      const [down, right, up] = printed.take(3)
      const [x, y] = tupleOf(answer, 2)
      const at = placesIn(printed.figure('coordinate-plane')).get('A') ?? failed('Point A is drawn')
      return exact(x).minus(right).equals(at[0]) && exact(y).minus(up).plus(down).equals(at[1])
    },
  }),
})
