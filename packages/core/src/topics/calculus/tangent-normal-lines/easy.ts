import {
  apply,
  approximate,
  equation,
  equationAnswer,
  type FormMaker,
  itemOf,
  line,
  m,
  point as pointOf,
  prose,
  Ratio,
  statements,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { differentiated, pointAndSlope, toTheLine, x, y } from './parts.ts'
import { curves, graphOf, isTangent, lineThrough } from './touches.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  tangent: form({
    levels: ['easy'],
    share: 2,
    draw: (random, level) => curves[random.evenly<keyof typeof curves>(level.curves)](random),
    answer: equationAnswer,
    solve: ({ at, value, slope }) => equation(y, lineThrough(slope, [at, value])),
    ask: ({ of, at }) => ({
      en: prose`Write an equation of the tangent line to the graph of ${graphOf(of)} at ${equation(x, at)}.`,
      es: prose`Escribe una ecuación de la recta tangente a la gráfica de ${graphOf(of)} en ${equation(x, at)}.`,
    }),
    solution: (touch, answer) => [
      ...differentiated(touch),
      pointAndSlope(touch),
      ...toTheLine(touch.slope, [touch.at, touch.value], answer),
    ],
    check(printed, answer) {
      const [curve, place] = printed.all('relation')
      return !!curve && !!place && isTangent(curve.right, approximate(place.right), answer)
    },
  }),
  fromData: form({
    levels: ['easy'],
    // With value and slope alike, exchanging them would go unseen.
    draw: random =>
      random.until(
        () => ({
          at: Ratio.of(random.intExcept(-5, 5, 0)),
          value: Ratio.of(random.intExcept(-9, 9, 0)),
          slope: Ratio.of(random.intExcept(-6, 6, 0)),
        }),
        ({ value, slope }) => !value.equals(slope),
      ),
    answer: equationAnswer,
    solve: ({ at, value, slope }) => equation(y, lineThrough(slope, [at, value])),
    ask: ({ at, value, slope }) => {
      const [f, steep] = [equation(apply('f', at), value), equation(m`f'(${at})`, slope)]
      return {
        en: prose`A function ${symbol('f')} has ${f} and ${steep}. Write an equation of the tangent line to its graph at ${equation(x, at)}.`,
        es: prose`Una función ${symbol('f')} cumple ${f} y ${steep}. Escribe una ecuación de la recta tangente a su gráfica en ${equation(x, at)}.`,
      }
    },
    solution: ({ at, value, slope }, answer) => [
      step(statements(pointOf(at, value), m`m = ${slope}`), because.explain, {
        sentence: {
          en: line`${apply('f', at)} is the ${y}-coordinate of the point, and ${m`f'(${at})`} is the slope.`,
          es: line`${apply('f', at)} es la coordenada ${y} del punto y ${m`f'(${at})`} es la pendiente.`,
        },
      }),
      ...toTheLine(slope, [at, value], answer),
    ],
    check(printed, answer) {
      const [f, steep] = printed.all('relation')
      if (f?.left.kind !== 'apply' || !steep || answer.kind !== 'relation') return false
      const at = approximate(itemOf(f.left.to, 0))
      const height = (place: number) => approximate(answer.right, { x: place })
      return near(height(at), approximate(f.right)) && near(height(at + 1) - height(at), approximate(steep.right))
    },
  }),
})
