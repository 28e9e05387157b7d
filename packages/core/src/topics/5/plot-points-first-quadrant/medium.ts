import {
  type Both,
  type Content,
  drawing,
  evaluate,
  type FormMaker,
  figure,
  line,
  option,
  point as pointOf,
  prose,
  type Random,
  steps,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawPoints, LETTERS, named, type Place, plane } from './parts.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
          points.every(([x, y], i) => x !== y && points.every(([u, v], j) => i === j || Math.hypot(x - u, y - v) >= 2)),
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

  swapped: form({
    levels: ['medium'],
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
})
