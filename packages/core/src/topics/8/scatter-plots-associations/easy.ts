import {
  both,
  equation,
  exact,
  type FormMaker,
  figure,
  integer,
  line,
  type Point,
  pointAnswer,
  prose,
  relation,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { ASSOCIATIONS, associations, dataOf, drawDirection, plotOf } from './parts.ts'
import { correlation, drawCloud } from './scatter.ts'
import { namedStep, pointStep, readSteps, trendStep } from './steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  association: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`What kind of association does the scatter plot show?`,
      es: prose`¿Qué tipo de asociación muestra el diagrama de dispersión?`,
    },
    draw: random => {
      const { setting, direction } = drawDirection(random, 0)
      return {
        setting,
        direction,
        data: drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong'),
      }
    },
    answer: associations,
    solve: ({ direction }) => direction,
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    solution: ({ direction }) => [trendStep(direction), namedStep(ASSOCIATIONS[direction], direction)],
    check(printed, answer) {
      const r = correlation(dataOf(printed))
      return answer === (r >= 0.85 ? 'positive' : r <= -0.85 ? 'negative' : Math.abs(r) < 0.15 ? 'none' : null)
    },
  }),

  farthestRight: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Write the coordinates of the point that is farthest to the right.`,
      es: prose`Escribe las coordenadas del punto que está más a la derecha.`,
    },
    draw: random => {
      const { setting, direction } = drawDirection(random, 5)
      const { x, y } = setting
      const height =
        direction === 'negative'
          ? random.int(1, 3)
          : direction === 'positive'
            ? Math.round((y.to - y.from) / y.step) - random.int(1, 2)
            : random.int(1, Math.round((y.to - y.from) / y.step) - 1)
      const last: Point = [x.to - x.step, y.from + y.step * height]
      const data = drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong', 13).filter(
        ([px]) => px <= last[0] - x.step / 2,
      )
      return { setting, data: [...data, last], last }
    },
    answer: pointAnswer,
    solve: ({ last }) => last,
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    solution: ({ last }) => [
      ...readSteps(last, { en: line`the last point on the right`, es: line`el último punto de la derecha` }),
      pointStep(last),
    ],
    check(printed, [x, y]) {
      const [first] = [...dataOf(printed)].sort((a, b) => b[0] - a[0])
      return exact(x!).equals(first![0]) && exact(y!).equals(first![1])
    },
  }),

  countPoints: form({
    levels: ['easy'],
    instruction: {
      en: prose`How many data points does the scatter plot show?`,
      es: prose`¿Cuántos puntos de datos muestra el diagrama de dispersión?`,
    },
    draw: random => {
      const { setting, direction } = drawDirection(random, 10)
      return {
        setting,
        data: drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong', random.int(10, 18)),
      }
    },
    answer: integer,
    solve: ({ data }) => data.length,
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    solution({ setting: { x }, data }) {
      const middle = x.from + x.step * Math.round((x.to - x.from) / x.step / 2)
      const left = data.filter(([px]) => px < middle).length
      return [
        step(both(prose`${relation(symbol('x'), '<', middle)}: ${left}`), because.countPointsLeftOf, { value: middle }),
        step(both(prose`${relation(symbol('x'), '≥', middle)}: ${data.length - left}`), because.countPointsFrom, {
          value: middle,
        }),
        step(equation(sum(left, data.length - left), data.length), because.addBothCounts),
      ]
    },
    check: (printed, answer) => exact(answer).equals(new Set(dataOf(printed).map(at => at.join())).size),
  }),
})
