import {
  apply,
  approximate,
  equation,
  equationFor,
  exact,
  type FormMaker,
  m,
  pointAnswer,
  prose,
  Ratio,
  symbol,
} from '../../../author.ts'
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

  fromData: form({
    levels: ['easy'],
    draw(random) {
      const [a, slope, t] = [random.int(-5, 5), random.intExcept(-6, 6, 0), random.intExcept(-4, 4, 0)]
      return { a, slope, value: slope * t, isX: random.evenly([true, false]) }
    },
    answer: pointAnswer,
    solve: ({ a, slope, value, isX }) => (isX ? [Ratio.of(a * slope - value, slope), 0] : [0, value - slope * a]),
    ask({ a, slope, value, isX }) {
      const [f, steep] = [equation(apply('f', a), value), equation(m`f'(${a})`, slope)]
      return isX
        ? {
            en: prose`${f} and ${steep}. At what point does the tangent line at ${equation(x, a)} cross the ${x}-axis?`,
            es: prose`${f} y ${steep}. ¿En qué punto corta la recta tangente en ${equation(x, a)} al eje ${x}?`,
          }
        : {
            en: prose`${f} and ${steep}. At what point does the tangent line at ${equation(x, a)} cross the ${symbol('y')}-axis?`,
            es: prose`${f} y ${steep}. ¿En qué punto corta la recta tangente en ${equation(x, a)} al eje ${symbol('y')}?`,
          }
    },
    // The slope from the point of contact to the crossing.
    check(printed, answer) {
      const [f, steep] = printed.all('relation')
      if (f?.left.kind !== 'apply' || !steep) return false
      const [a, value] = [exact(f.left.to[0] ?? x), exact(f.right)]
      const [px, py] = answer.map(item => exact(item))
      if (!px || !py) return false
      const isOnAxis = printed.all('symbol').at(-1)?.name === 'x' ? py.equals(0) : px.equals(0)
      return isOnAxis && py.minus(value).equals(exact(steep.right).times(px.minus(a)))
    },
  }),
})
