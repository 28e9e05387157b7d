import {
  type Both,
  type Content,
  evaluate,
  exact,
  type FormMaker,
  figure,
  option,
  pointAnswer,
  point as pointOf,
  prose,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawPoints, LETTERS, named, type Place, placesIn, plane } from './parts.ts'

const FOUR = ['A', 'B', 'C', 'D'] as const

const same = (a: Place, b: Place) => a[0] === b[0] && a[1] === b[1]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    share: 2,
    levels: ['easy', 'hard'],
    lines: 0,
    draw: (random, level) => drawPoints(random, level, 3),
    answer: pointAnswer,
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
      return at?.every((value, i) => exact(answer[i] ?? -1).equals(value)) ?? false
    },
  }),

  whichLetter: form({
    levels: ['easy', 'medium'],
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
})
