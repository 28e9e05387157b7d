import {
  both,
  type FormMaker,
  list,
  pointAnswer,
  point as pointOf,
  prose,
  Ratio,
  radical,
  rootOf,
  squareOf,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { between, divides, drawEnds, named, placesIn } from './parts.ts'
import { midpointStories } from './segment-stories.ts'

const findMidpoint = {
  en: prose`Find the midpoint of the segment with these endpoints.`,
  es: prose`Halla el punto medio del segmento con estos extremos.`,
}

const findDistance = {
  en: prose`Find the exact distance between the points.`,
  es: prose`Halla la distancia exacta entre los puntos.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  midpoint: form({
    levels: ['easy'],
    share: 2,
    instruction: findMidpoint,
    draw: random => drawEnds(random),
    answer: pointAnswer,
    solve: ([a, b]) => between(a, b, Ratio.of(1, 2)),
    ask: ([a, b]) => both(list(named('A', a), named('B', b))),
    check(printed, answer) {
      const [a, b] = placesIn(printed)
      return divides(answer, a!, b!, 1, 1)
    },
  }),

  distance: form({
    levels: ['easy'],
    share: 2,
    instruction: findDistance,
    draw: random => drawEnds(random),
    answer: radical,
    solve: ([a, b]) => rootOf((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2),
    ask: ([a, b]) => both(list(named('A', a), named('B', b))),
    check(printed, answer) {
      const [a, b] = placesIn(printed)
      const square = a!.reduce((total, value, i) => total.plus(value.minus(b![i]!).power(2)), Ratio.of(0))
      return answer.q.n > 0 && squareOf(answer).equals(square)
    },
  }),

  meeting: form({
    levels: ['easy', 'medium'],
    draw: random => ({ ends: drawEnds(random), story: random.evenly(midpointStories) }),
    answer: pointAnswer,
    solve: ({ ends: [a, b] }) => between(a, b, Ratio.of(1, 2)),
    ask: ({ ends: [a, b], story }) => story(pointOf(...a), pointOf(...b)),
    check(printed, answer) {
      const [a, b] = placesIn(printed)
      return divides(answer, a!, b!, 1, 1)
    },
  }),
})
