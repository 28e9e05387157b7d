import {
  answerStep,
  type Both,
  type Content,
  drawing,
  evaluate,
  explained,
  expr,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  numberList,
  ofAllBut,
  option,
  point as pointOf,
  prose,
  step,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { outlineNames, outlines, type Place } from './outlines.ts'
import {
  claimOf,
  countedTo,
  drawPoints,
  first,
  isMarked,
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
  swap,
} from './points.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
            ? line`${pointOf(...place)}: from the origin, go ${place[0]} right and ${place[1]} up. Point ${letter} is there.`
            : line`${pointOf(...place)}: again from the origin, go ${place[0]} right and ${place[1]} up. Point ${letter} is there.`,
          i === 0
            ? line`${pointOf(...place)}: desde el origen, avanza ${place[0]} a la derecha y ${place[1]} hacia arriba. Ahí está el punto ${letter}.`
            : line`${pointOf(...place)}: otra vez desde el origen, avanza ${place[0]} a la derecha y ${place[1]} hacia arriba. Ahí está el punto ${letter}.`,
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
          points.every(([x, y], i) => x !== y && points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 2)),
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
    solution: ({ points }) => {
      const above = points.find(([, y]) => y > 0) ?? failed('Three points are above the axis')
      return [
        step(pointOf(...above), because.goRightAndUp, { right: above[0], up: above[1] }),
        ...points
          .filter(([, y]) => y === 0)
          .map(([x, y]) =>
            explained(
              pointOf(x, y),
              line`Go ${x} right and 0 up: this point lies on the horizontal axis.`,
              line`Avanza ${x} a la derecha y 0 hacia arriba: este punto está en el eje horizontal.`,
            ),
          ),
        step(figure(plane(1, { points: named(points) })), because.markEachPoint),
      ]
    },
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
    whyWrong({ place, slip, off }, answer) {
      const [[right, up], [first, second]] = [place, claimOf(place, slip, off)]
      return ofAllBut(answer, {
        swapped: {
          en: line`This mistake would give ${pointOf(up, right)}, not ${pointOf(first, second)}.`,
          es: line`Ese error daría ${pointOf(up, right)}, no ${pointOf(first, second)}.`,
        },
        first:
          slip === 'swapped'
            ? { en: line`The second number is wrong too.`, es: line`El segundo número también está mal.` }
            : { en: line`The first number, ${first}, is right.`, es: line`El primer número, ${first}, está bien.` },
        second:
          slip === 'swapped'
            ? { en: line`The first number is wrong too.`, es: line`El primer número también está mal.` }
            : { en: line`The second number, ${second}, is right.`, es: line`El segundo número, ${second}, está bien.` },
        none: {
          en: line`The point is at ${pointOf(right, up)}, not at ${pointOf(first, second)}.`,
          es: line`El punto está en ${pointOf(right, up)}, no en ${pointOf(first, second)}.`,
        },
      })
    },
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
})
