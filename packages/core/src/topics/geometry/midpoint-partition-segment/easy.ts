import {
  answerStep,
  both,
  bracketed,
  equation,
  explained,
  type FormMaker,
  itemOf,
  line,
  list,
  m,
  minus,
  over,
  pointAnswer,
  point as pointOf,
  power,
  prose,
  Ratio,
  radical,
  root,
  rootOf,
  type Step,
  squareOf,
  step,
  sum,
  surdExpr,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { between, divides, drawEnds, named, type Place, placesIn } from './parts.ts'
import { midpointStories } from './segment-stories.ts'
import { MIDPOINT } from './shared.ts'

const findMidpoint = {
  en: prose`Find the midpoint of the segment with these endpoints.`,
  es: prose`Halla el punto medio del segmento con estos extremos.`,
}

const findDistance = {
  en: prose`Find the exact distance between the points. Simplify any radical.`,
  es: prose`Halla la distancia exacta entre los puntos. Simplifica el radical, si lo hay.`,
}

const DISTANCE = { en: line`the distance formula`, es: line`la fórmula de la distancia` }

function midpointSteps(a: Place, b: Place): readonly Step[] {
  const half = (one: number, two: number) => over(sum(one, two < 0 ? bracketed(two) : two), 2)
  return [
    step(pointOf(half(a[0], b[0]), half(a[1], b[1])), because.use, { rule: MIDPOINT }),
    step(pointOf(...between(a, b, Ratio.of(1, 2))), because.addAndHalve),
  ]
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
    solution: ([a, b]) => midpointSteps(a, b),
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
    solution([a, b], answer) {
      const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
      const rooted = root(square)
      const changes = [b[0] - a[0], b[1] - a[1]]
      return [
        step(
          equation(m`d`, root(sum(power(bracketed(minus(b[0], a[0])), 2), power(bracketed(minus(b[1], a[1])), 2)))),
          because.use,
          { rule: DISTANCE },
        ),
        explained(
          equation(m`d`, root(sum(...changes.map(of => power(of < 0 ? bracketed(of) : of, 2))))),
          line`Subtract in each pair of parentheses.`,
          line`Resta en cada paréntesis.`,
        ),
        step(equation(equation(m`d`, root(sum(...changes.map(of => of * of)))), rooted), because.addTheSquares),
        ...(answer.k === square
          ? []
          : [
              answer.k === 1
                ? step(equation(m`d`, surdExpr(answer)), because.positiveRoot)
                : step(equation(m`d`, surdExpr(answer)), because.squareFactor, { factor: answer.q.power(2) }),
            ]),
      ]
    },
    check(printed, answer) {
      const [a, b] = placesIn(printed)
      const square = a!.reduce((total, value, i) => total.plus(value.minus(itemOf(b!, i)).power(2)), Ratio.of(0))
      return answer.q.n > 0 && squareOf(answer).equals(square)
    },
  }),
  meeting: form({
    levels: ['easy'],
    draw: random => ({ ends: drawEnds(random), story: random.evenly(midpointStories) }),
    answer: pointAnswer,
    solve: ({ ends: [a, b] }) => between(a, b, Ratio.of(1, 2)),
    ask: ({ ends: [a, b], story }) => story.says(pointOf(...a), pointOf(...b)),
    solution: ({ ends: [a, b], story }, answer) => [
      ...midpointSteps(a, b).slice(0, 1),
      answerStep(pointOf(...answer), story.ends(pointOf(...answer))),
    ],
    check(printed, answer) {
      const [a, b] = placesIn(printed)
      return divides(answer, a!, b!, 1, 1)
    },
  }),
})
