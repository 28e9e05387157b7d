import { equation, evaluate, type FormMaker, itemOf, point, prose, Ratio, tupleOf } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { drawPoint, pairsIn, pointSlope, slopeIntercept, through, y } from './parts.ts'
import { inPointSlope, inSlopeIntercept, pointSlopeSteps, slopeAndStartSteps, throughPointSteps } from './steps.ts'

const SLOPES = [2, -3, 4, -5, 3, -2, 5, -4, 6, -6]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  slopeAndIntercept: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ slope: random.evenly(SLOPES), intercept: nonzero(random, 9) }),
    answer: inSlopeIntercept,
    solve: ({ slope, intercept }) => slopeIntercept(Ratio.of(slope), Ratio.of(intercept)),
    ask: ({ slope, intercept }) => ({
      en: prose`A line has slope ${slope} and ${y}-intercept ${intercept}. Write its equation in slope-intercept form.`,
      es: prose`Una recta tiene pendiente ${slope} e intersección ${intercept} con el eje ${y}. Escribe su ecuación en la forma pendiente-intersección.`,
    }),
    solution: ({ slope, intercept }) => slopeAndStartSteps(Ratio.of(slope), Ratio.of(intercept)),
    check(printed, answer) {
      const [slope, intercept] = tupleOf(printed.numbers, 2)
      const at = (value: number) => evaluate(answer, { x: value })
      return at(0).equals(intercept) && at(1).minus(at(0)).equals(slope)
    },
  }),

  slopeAndPoint: form({
    levels: ['easy'],
    draw: random => ({ slope: random.evenly(startingAt(SLOPES, 3)), at: drawPoint(random, 6) }),
    answer: inSlopeIntercept,
    solve: ({ slope, at: [a, b] }) => slopeIntercept(Ratio.of(slope), Ratio.of(b - slope * a)),
    ask: ({ slope, at }) => ({
      en: prose`A line has slope ${slope} and passes through ${point(...at)}. Write its equation in slope-intercept form.`,
      es: prose`Una recta tiene pendiente ${slope} y pasa por ${point(...at)}. Escribe su ecuación en la forma pendiente-intersección.`,
    }),
    solution: ({ slope, at }) => throughPointSteps(Ratio.of(slope), at),
    check(printed, answer) {
      const [slope] = tupleOf(printed.numbers, 1)
      const at = (value: number) => evaluate(answer, { x: value })
      return through(equation(y, answer), pairsIn(printed)) && at(1).minus(at(0)).equals(slope)
    },
  }),

  pointSlope: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ slope: random.evenly(startingAt(SLOPES, 6)), at: drawPoint(random, 9) }),
    answer: inPointSlope,
    solve: ({ slope, at }) => pointSlope(Ratio.of(slope), at),
    ask: ({ slope, at }) => ({
      en: prose`A line has slope ${slope} and passes through ${point(...at)}. Write its equation in point-slope form.`,
      es: prose`Una recta tiene pendiente ${slope} y pasa por ${point(...at)}. Escribe su ecuación en la forma punto-pendiente.`,
    }),
    solution: ({ slope, at }) => pointSlopeSteps(Ratio.of(slope), at),
    check(printed, answer) {
      const [slope] = printed.numbers
      const [a, b] = tupleOf(itemOf(pairsIn(printed), 0), 2)
      return (
        slope !== undefined &&
        through(answer, [
          [a, b],
          [a.plus(1), b.plus(slope)],
        ])
      )
    },
  }),
})
