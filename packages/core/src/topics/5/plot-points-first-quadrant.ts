import {
  answerStep,
  type Both,
  type Content,
  count,
  defineTopic,
  drawing,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  failed,
  figure,
  itemOf,
  line,
  list,
  minus,
  numberList,
  option,
  pointAnswer,
  point as pointOf,
  prose,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { outlineNames, outlines, type Place } from './plot-points-first-quadrant/outlines.ts'
import {
  claimOf,
  countedTo,
  drawPoints,
  FOUR,
  first,
  isMarked,
  isRead,
  isSame,
  type Level,
  letterAt,
  listed,
  named,
  placesIn,
  plane,
  SLIP_SAID,
  SLIP_WHY,
  SLIPS,
  scaleStep,
  swap,
} from './plot-points-first-quadrant/points.ts'

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
    rev: 3,
    levels: {
      easy: { scales: [1] },
      medium: { scales: [1] },
      hard: { scales: [2, 5] },
    },
  },
  form => ({
    read: form({
      levels: ['easy'],
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
      solution: ({ points, asked }) => [
        ...countedTo(itemOf(points, asked)),
        step(pointOf(...itemOf(points, asked)), because.writeOrderedPair),
      ],
      check: isRead,
    }),

    wayToPoint: form({
      levels: ['easy'],
      lines: 0,
      draw: (random, level: Level) => drawPoints(random, level, 1),
      answer: numberList,
      solve: ({ points: [place] }): readonly Value[] => [...place],
      ask: ({ scale, points: [[x, y]] }): Both<Content> => {
        const drawn = figure(plane(scale, { points: [[x, y, 'M']] }))
        const letter = symbol('M')
        return {
          en: [drawn, prose`To get from the origin to point ${letter}, go ____ units right and ____ units up.`],
          es: [
            drawn,
            prose`Para llegar del origen al punto ${letter}, avanza ____ unidades a la derecha y ____ unidades hacia arriba.`,
          ],
        }
      },
      key: (_, answer) => {
        const [x, y] = tupleOf(answer, 2)
        return { en: prose`right: ${x}; up: ${y}`, es: prose`a la derecha: ${x}; hacia arriba: ${y}` }
      },
      solution: ({ points: [place] }) => [
        explained(
          expr(place[0]),
          line`Begin at the origin, where the axes meet. Count the units right, as far as point ${symbol('M')} is.`,
          line`Empieza en el origen, donde se cruzan los ejes. Cuenta las unidades a la derecha hasta quedar debajo del punto ${symbol('M')}.`,
        ),
        explained(
          expr(place[1]),
          line`Then count the units up to the point.`,
          line`Luego cuenta las unidades hacia arriba hasta el punto.`,
        ),
        explained(
          list(...place),
          line`Go ${place[0]} right and ${place[1]} up.`,
          line`Avanza ${place[0]} a la derecha y ${place[1]} hacia arriba.`,
        ),
      ],
      check(printed, answer) {
        const at = placesIn(printed.figure('coordinate-plane')).get('M')
        return answer.every((value, i) => exact(value).equals(at?.[i] ?? failed('The point is drawn')))
      },
    }),

    whichLetter: form({
      levels: ['easy'],
      lines: 0,
      draw(random, level: Level) {
        const { scale, points } = random.until(
          () => drawPoints(random, level, 4),
          ({ points }) => points.every(place => points.every(other => !isSame(other, swap(place)))),
        )
        return { scale, points, target: random.pick(points) }
      },
      answer: option({
        P: { en: prose`${symbol('P')}`, es: prose`${symbol('P')}` },
        Q: { en: prose`${symbol('Q')}`, es: prose`${symbol('Q')}` },
        R: { en: prose`${symbol('R')}`, es: prose`${symbol('R')}` },
        S: { en: prose`${symbol('S')}`, es: prose`${symbol('S')}` },
      }),
      solve: ({ points, target }) =>
        itemOf(
          FOUR,
          points.findIndex(place => isSame(place, target)),
        ),
      ask: ({ scale, points, target }): Both<Content> => {
        const shown = points.map(([x, y], i) => [x, y, itemOf(FOUR, i)] as const)
        const [drawn, place] = [figure(plane(scale, { points: shown })), pointOf(...target)]
        return { en: [drawn, prose`Which point is at ${place}?`], es: [drawn, prose`¿Qué punto está en ${place}?`] }
      },
      solution: ({ target }, answer) => [
        first([target]),
        answerStep(symbol(answer), {
          en: line`Point ${symbol(answer)} is there.`,
          es: line`Ahí está el punto ${symbol(answer)}.`,
        }),
      ],
      check(printed, answer) {
        const at = placesIn(printed.figure('coordinate-plane')).get(answer)
        return at !== undefined && printed.one('list').items.every((item, i) => evaluate(item).equals(itemOf(at, i)))
      },
    }),

    bothLetters: form({
      levels: ['medium'],
      lines: 0,
      draw(random, level: Level) {
        const { scale, points } = random.until(
          () => drawPoints(random, level, 4),
          ({ points }) => {
            const all = [...points, swap(points[0]), swap(points[1])]
            return all.every((place, i) => all.every((other, j) => i === j || !isSame(place, other)))
          },
        )
        const [target, second, third, fourth] = points
        return {
          scale,
          points: random.shuffle<Place[]>([target, second, third, fourth, swap(target), swap(second)]),
          target,
        }
      },
      answer: numberList,
      solve: ({ points, target }): readonly Value[] =>
        [target, swap(target)].map(one => letterAt(points.findIndex(place => isSame(place, one)))),
      ask: ({ scale, points, target }): Both<Content> => {
        const drawn = figure(plane(scale, { points: named(points) }))
        const [here, there] = [pointOf(...target), pointOf(...swap(target))]
        return {
          en: [drawn, prose`Point ____ is at ${here}, and point ____ is at ${there}.`],
          es: [drawn, prose`El punto ____ está en ${here} y el punto ____ está en ${there}.`],
        }
      },
      key: ({ target }, answer) => {
        const [one, other] = tupleOf(answer, 2)
        const [here, there] = [pointOf(...target), pointOf(...swap(target))]
        return {
          en: prose`${one} is at ${here}; ${other} is at ${there}`,
          es: prose`${one} está en ${here}; ${other} está en ${there}`,
        }
      },
      solution: ({ points, target }) =>
        [target, swap(target)].map((place, i) => {
          const letter = letterAt(points.findIndex(one => isSame(one, place)))
          return explained(
            letter,
            i === 0
              ? line`${pointOf(...place)}: go ${place[0]} right and ${place[1]} up. Point ${letter} is there.`
              : line`${pointOf(...place)}: now go ${place[0]} right and ${place[1]} up. Point ${letter} is there.`,
            i === 0
              ? line`${pointOf(...place)}: avanza ${place[0]} a la derecha y ${place[1]} hacia arriba. Ahí está el punto ${letter}.`
              : line`${pointOf(...place)}: ahora avanza ${place[0]} a la derecha y ${place[1]} hacia arriba. Ahí está el punto ${letter}.`,
          )
        }),
      check(printed, answer) {
        const places = placesIn(printed.figure('coordinate-plane'))
        return printed.all('list').every(({ items }, i) => {
          const said = expr(itemOf(answer, i))
          const at = said.kind === 'symbol' ? places.get(said.name) : undefined
          return at !== undefined && items.every((item, j) => evaluate(item).equals(itemOf(at, j)))
        })
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
      lines: 0,
      draw(random, level: Level) {
        const slip = random.evenly(SLIPS)
        const { scale, points } = random.until(
          () => drawPoints(random, level, 1),
          ({ points: [[x, y]] }) => x > 1 && x < 9 && y > 1 && y < 9 && Math.abs(x - y) > 1,
        )
        return { scale, place: points[0], slip, off: random.sign() }
      },
      answer: option(SLIP_SAID),
      solve: ({ slip }) => slip,
      ask: ({ scale, place, slip, off }): Both<Content> => {
        const drawn = figure(plane(scale, { points: named([place]) }))
        const [claimed, letter] = [pointOf(...claimOf(place, slip, off)), symbol('A')]
        return {
          en: [
            drawn,
            prose`A student says that point ${letter} is at ${claimed}. What is the student’s mistake, if there is one?`,
          ],
          es: [
            drawn,
            prose`Un estudiante dice que el punto ${letter} está en ${claimed}. ¿Qué error comete, si es que hay alguno?`,
          ],
        }
      },
      solution: ({ place, slip, off }, answer) => [
        ...countedTo(place),
        explained(
          pointOf(...place),
          line`Point ${symbol('A')} is at this ordered pair. Compare it with ${pointOf(...claimOf(place, slip, off))}.`,
          line`Este es el par ordenado del punto ${symbol('A')}. Compáralo con ${pointOf(...claimOf(place, slip, off))}.`,
        ),
        answerStep(SLIP_SAID[answer], SLIP_WHY[answer]),
      ],
      check(printed, answer) {
        const [{ at }] = tupleOf(printed.figure('coordinate-plane').points, 1)
        const said = printed.one('list').items.map(item => evaluate(item).toNumber())
        const isAt = (place: readonly number[]) => place.every((value, i) => value === said[i])
        if (answer === 'swapped') return isAt([at[1], at[0]])
        return answer === 'none'
          ? isAt(at)
          : [0, 1].every(i => (said[i] === at[i]) === (i !== (answer === 'first' ? 0 : 1))) && !isAt([at[1], at[0]])
      },
    }),

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
          line`Make the same move from ${symbol('C')}: add to its two numbers.`,
          line`Haz el mismo movimiento desde ${symbol('C')}: suma a sus dos números.`,
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
      draw: random => {
        const right = random.int(6, 10)
        const left = random.int(2, right - 2)
        const up = random.int(2, 6)
        return { right, up, left, more: random.intExcept(2, 5, right - left - up) }
      },
      answer: pointAnswer,
      solve: ({ right, up, left, more }) => [right - left, up + more],
      ask: ({ right, up, left, more }) => ({
        en: prose`Start at the origin. Go ${count(right, nouns.unit)} right, ${count(up, nouns.unit)} up, ${count(left, nouns.unit)} left, and then ${count(more, nouns.unit)} up. At which point are you?`,
        es: prose`Empieza en el origen. Avanza ${count(right, nouns.unit)} a la derecha, ${count(up, nouns.unit)} hacia arriba, ${count(left, nouns.unit)} a la izquierda y luego ${count(more, nouns.unit)} hacia arriba. ¿En qué punto estás?`,
      }),
      solution: ({ right, up, left, more }) => [
        explained(
          equation(minus(right, left), right - left),
          line`Subtract the move to the left from the move to the right: the first number.`,
          line`Resta el avance a la izquierda del avance a la derecha: el primer número.`,
        ),
        explained(
          equation(sum(up, more), up + more),
          line`Add the moves up: the second number.`,
          line`Suma los avances hacia arriba: el segundo número.`,
        ),
        step(pointOf(right - left, up + more), because.writeOrderedPair),
      ],
      check(printed, answer) {
        const [right, up, left, more] = printed.take(4)
        const [x, y] = tupleOf(answer, 2)
        return exact(x).plus(left).equals(right) && exact(y).minus(up).equals(more)
      },
    }),
  }),
)
