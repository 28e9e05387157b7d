import { both, exact, type FormMaker, figure, integer, type Point, pointAnswer, prose } from '../../../author.ts'
import type { levels } from './levels.ts'
import { associations, dataOf, drawDirection, plotOf } from './parts.ts'
import { correlation, drawCloud } from './scatter.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  association: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`What kind of association does the scatter plot show?`,
      es: prose`¿Qué tipo de asociación muestra el diagrama de dispersión?`,
    },
    draw: random => {
      const { setting, direction } = drawDirection(random)
      return {
        setting,
        direction,
        data: drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong'),
      }
    },
    answer: associations,
    solve: ({ direction }) => direction,
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    check(printed, answer) {
      const r = correlation(dataOf(printed))
      return answer === (r >= 0.85 ? 'positive' : r <= -0.85 ? 'negative' : Math.abs(r) < 0.15 ? 'none' : null)
    },
  }),

  farthestRight: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the coordinates of the point that is farthest to the right.`,
      es: prose`Escribe las coordenadas del punto que está más a la derecha.`,
    },
    draw: random => {
      const { setting, direction } = drawDirection(random)
      const { x, y } = setting
      const height =
        direction === 'negative'
          ? random.int(1, 3)
          : direction === 'positive'
            ? Math.round((y.to - y.from) / y.step) - random.int(1, 2)
            : random.int(1, Math.round((y.to - y.from) / y.step) - 1)
      const last: Point = [x.to - x.step, y.from + y.step * height]
      const data = drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong', 13).filter(
        ([px]) => px < last[0],
      )
      return { setting, data: [...data, last], last }
    },
    answer: pointAnswer,
    solve: ({ last }) => last,
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
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
      const { setting, direction } = drawDirection(random)
      return {
        setting,
        data: drawCloud(random, setting, direction, direction === 'none' ? 'none' : 'strong', random.int(10, 18)),
      }
    },
    answer: integer,
    solve: ({ data }) => data.length,
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    check: (printed, answer) => exact(answer).equals(new Set(dataOf(printed).map(at => at.join())).size),
  }),
})
