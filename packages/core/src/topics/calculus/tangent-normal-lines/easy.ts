import { equationFor } from '../../../answer/expression.ts'
import { prose } from '../../../content.ts'
import { equation } from '../../../math/build.ts'
import { approximate } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { curveOf, curves, isTangent, line, x } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  tangent: form({
    levels: ['easy'],
    share: 3,
    lines: 4,
    draw: random => curves[random.evenly(['polynomial', 'polynomial', 'reciprocal', 'root'])](random),
    answer: equationFor('y'),
    solve: ({ at, value, slope }) => line(slope, [at, value]),
    ask: ({ of, at }) => ({
      en: prose`Write the equation of the tangent line to ${curveOf(of)} at ${equation(x, at)}.`,
      es: prose`Escribe la ecuación de la recta tangente a ${curveOf(of)} en ${equation(x, at)}.`,
    }),
    check(printed, answer) {
      const [curve, place] = printed.all('relation')
      return !!curve && !!place && isTangent(curve.right, approximate(place.right), answer)
    },
  }),
})
