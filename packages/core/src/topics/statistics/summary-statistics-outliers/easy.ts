import { type FormMaker, numberList, prose, Ratio } from '../../../author.ts'
import { isSafe, plain, shown } from '../../kit/statistics/decimals.ts'
import type { levels } from './levels.ts'
import {
  dataIn,
  drawContext,
  drawRepeats,
  fiveOf,
  isAll,
  medianOf,
  NOTE,
  quartersOf,
  told,
  totalOf,
} from './summaries.ts'

const shownMean = (data: readonly number[]) => shown(Ratio.of(totalOf(data), data.length), 2)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  centers: form({
    levels: ['easy'],
    share: 2,
    draw: random => {
      const context = drawContext(random, 0)
      return random.until(
        () => drawRepeats(random, context, 7, 11),
        ({ data }) => isSafe(totalOf(data) / data.length, 2),
      )
    },
    answer: numberList,
    solve: ({ data }) => [shownMean(data), plain(medianOf(data)), plain(fiveOf(data)[4].minus(fiveOf(data)[0]))],
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the mean (to the nearest hundredth), the median and the range.`,
        es: prose`Halla la media (a la centésima más cercana), la mediana y el rango.`,
      }),
    check(printed, answer) {
      const data = dataIn(printed)
      const [least, , median, , most] = quartersOf(data)
      return (
        isAll(answer.slice(0, 1), [totalOf(data) / data.length], 0.005001) &&
        isAll(answer.slice(1), [median, most - least])
      )
    },
  }),

  quartiles: form({
    levels: ['easy'],
    share: 2,
    instruction: NOTE,
    draw: random => drawRepeats(random, drawContext(random, 2), 7, 11),
    answer: numberList,
    solve: ({ data }) => [
      plain(fiveOf(data)[1]),
      plain(fiveOf(data)[3]),
      plain(fiveOf(data)[3].minus(fiveOf(data)[1])),
    ],
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the lower quartile, the upper quartile and the interquartile range.`,
        es: prose`Halla el cuartil inferior, el cuartil superior y el rango intercuartílico.`,
      }),
    check(printed, answer) {
      const [, low, , high] = quartersOf(dataIn(printed))
      return isAll(answer, [low, high, high - low])
    },
  }),
})
