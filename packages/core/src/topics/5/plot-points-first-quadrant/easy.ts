import {
  answerStep,
  type Both,
  type Content,
  drawing,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  itemOf,
  line,
  numberList,
  option,
  pointAnswer,
  point as pointOf,
  prose,
  step,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import type { Place } from './outlines.ts'
import {
  countedTo,
  drawPoints,
  FOUR,
  first,
  isMarked,
  isRead,
  isSame,
  type Level,
  letterAt,
  named,
  placesIn,
  plane,
  swap,
} from './points.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
    draw: (random, level: Level) =>
      random.until(
        () => drawPoints(random, level, 1),
        ({ points: [[x, y]] }) => x > 1 && y > 1,
      ),
    answer: numberList,
    solve: ({ points: [place] }): readonly Value[] => [...place],
    ask: ({ points: [place] }) => {
      const [where, letter] = [pointOf(...place), symbol('M')]
      return {
        en: prose`Point ${letter} is at ${where}. To get from the origin to point ${letter}, go ____ units right and ____ units up.`,
        es: prose`El punto ${letter} está en ${where}. Para llegar del origen al punto ${letter}, avanza ____ unidades a la derecha y ____ unidades hacia arriba.`,
      }
    },
    namedAnswer: (_, answer) => {
      const [x, y] = tupleOf(answer, 2)
      return { en: prose`right: ${x}; up: ${y}`, es: prose`a la derecha: ${x}; hacia arriba: ${y}` }
    },
    solution: ({ points: [place] }) => [
      explained(
        expr(place[0]),
        line`The first number of the ordered pair tells how many units to go right.`,
        line`El primer número del par ordenado dice cuántas unidades avanzar a la derecha.`,
      ),
      explained(
        expr(place[1]),
        line`The second number tells how many units to go up.`,
        line`El segundo número dice cuántas unidades avanzar hacia arriba.`,
      ),
      explained(
        pointOf(...place),
        line`Go ${place[0]} units right and ${place[1]} units up from the origin, ${pointOf(0, 0)}.`,
        line`Desde el origen, ${pointOf(0, 0)}, avanza ${place[0]} unidades a la derecha y ${place[1]} hacia arriba.`,
      ),
    ],
    check: (printed, answer) =>
      printed.one('list').items.every((item, i) => evaluate(item).equals(exact(itemOf(answer, i)))),
  }),

  plotOne: form({
    levels: ['easy'],
    draw: (random, level: Level) => drawPoints(random, level, 1),
    answer: drawing<Place>(
      place => plane(1, { points: named([place]) }),
      place => [swap(place)],
    ),
    solve: ({ points: [place] }) => place,
    ask: ({ points: [place] }): Both<Content> => {
      const [where, letter] = [pointOf(...place), symbol('A')]
      return {
        en: [prose`Mark the point at ${where}. Label it ${letter}.`, figure(plane(1))],
        es: [prose`Marca el punto que está en ${where}. Nómbralo ${letter}.`, figure(plane(1))],
      }
    },
    solution: ({ points: [place] }) => [
      explained(
        expr(place[0]),
        line`The first number: from the origin, go ${place[0]} right.`,
        line`El primer número: desde el origen, avanza ${place[0]} a la derecha.`,
      ),
      explained(
        expr(place[1]),
        line`The second number: from there, go ${place[1]} up.`,
        line`El segundo número: desde ahí, avanza ${place[1]} hacia arriba.`,
      ),
      explained(
        figure(plane(1, { points: named([place]) })),
        line`Mark the point there. Write ${symbol('A')} beside it.`,
        line`Marca ahí el punto. Escribe ${symbol('A')} a su lado.`,
      ),
    ],
    check: (printed, place) => isMarked(printed, [place]),
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
    whyWrong: ({ points }, answer) =>
      Object.fromEntries(
        FOUR.flatMap((letter, i) =>
          letter === answer
            ? []
            : [
                [
                  letter,
                  {
                    en: line`This point is at ${pointOf(...itemOf(points, i))}.`,
                    es: line`Este punto está en ${pointOf(...itemOf(points, i))}.`,
                  },
                ] as const,
              ],
        ),
      ),
    check(printed, answer) {
      const at = placesIn(printed.figure('coordinate-plane')).get(answer)
      return at !== undefined && printed.one('list').items.every((item, i) => evaluate(item).equals(itemOf(at, i)))
    },
  }),
})
