import {
  type Both,
  type Content,
  count,
  exact,
  type FormMaker,
  figure,
  pointAnswer,
  prose,
  symbol,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './levels.ts'
import { named, type Place, placesIn, plane } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
    answer: pointAnswer,
    solve: ({ right, up, more }) => [right + more, up],
    ask: ({ right, up, more }) => ({
      en: prose`Start at the origin. Go ${count(right, nouns.unit)} right, ${count(up, nouns.unit)} up, and then ${count(more, nouns.unit)} right. At which point are you?`,
      es: prose`Empieza en el origen. Avanza ${count(right, nouns.unit)} a la derecha, ${count(up, nouns.unit)} hacia arriba y luego ${count(more, nouns.unit)} a la derecha. ¿En qué punto estás?`,
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
})
