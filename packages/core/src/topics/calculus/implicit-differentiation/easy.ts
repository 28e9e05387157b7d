import {
  approximate,
  both,
  exact,
  expression,
  type FormMaker,
  point as pointOf,
  prose,
  rational,
} from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import { curveEquation, dydx, type Kind, kinds, printedPoint, slopeAt, slopeNear, yAt } from './curves.ts'
import type { levels } from './levels.ts'
import { slopeAtPoint, slopeSteps, x, y } from './parts.ts'

const PLACES = [
  [0.7, 1.3],
  [-1.2, 0.8],
  [1.9, -1.1],
  [2.3, 2.1],
] as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  slopeFormula: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: {
      en: prose`Find ${dydx} in terms of ${x} and ${y}.`,
      es: prose`Halla ${dydx} en términos de ${x} e ${y}.`,
    },
    draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
    answer: expression,
    solve: ({ slope }) => slope,
    ask: curve => both(curveEquation(curve)),
    solution: slopeSteps,
    // The slope of the level curve through any place, by differences.
    check(printed, answer) {
      const curve = printed.one('relation')
      const f = (x: number, y: number) => approximate(curve.left, { x, y })
      return PLACES.every(([x, y]) => {
        const slope = (f(x - 1e-5, y) - f(x + 1e-5, y)) / (f(x, y + 1e-5) - f(x, y - 1e-5))
        return near(slope, approximate(answer, { x, y }), 1e-4)
      })
    },
  }),
  slopeAtPoint: form({
    levels: ['easy'],
    draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
    answer: rational,
    solve: slopeAt,
    ask: curve => ({
      en: prose`Find the slope of the tangent line to the curve ${curveEquation(curve)} at the point ${pointOf(...curve.at)}.`,
      es: prose`Halla la pendiente de la recta tangente a la curva ${curveEquation(curve)} en el punto ${pointOf(...curve.at)}.`,
    }),
    solution: slopeAtPoint,
    check(printed, answer) {
      const [x, y] = printedPoint(printed)
      const curve = printed.one('relation')
      return near(yAt(curve, x, y), y) && near(slopeNear(curve, x, y), exact(answer).toNumber(), 1e-4)
    },
  }),
})
