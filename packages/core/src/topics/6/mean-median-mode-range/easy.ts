import {
  decimal,
  equation,
  exact,
  type FormMaker,
  integer,
  itemOf,
  medianOf,
  numberList,
  prose,
  type Ratio,
  rangeOf,
  rational,
  step,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { balances, mean, median, middleOf, modes, range } from './data-sets.ts'
import { meanSteps } from './data-steps.ts'
import type { levels } from './levels.ts'
import { asked, drawWith, findMean, printedData } from './parts.ts'

const draw = drawWith(1)

/** From the least value, the range leads to the greatest. */
const isRange = (data: readonly Ratio[], answer: Value) => {
  const sorted = [...data].sort((a, b) => a.compare(b))
  return itemOf(sorted, 0)
    .plus(exact(answer))
    .equals(itemOf(sorted, sorted.length - 1))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  allMeasures: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: {
      en: prose`Find the mean, the median, the mode, and the range, in this order.`,
      es: prose`Halla la media, la mediana, la moda y el rango, en este orden.`,
    },
    draw,
    answer: numberList,
    solve: ({ data }) => [decimal(mean(data)), decimal(median(data)), itemOf(modes(data), 0), range(data)],
    ask: asked,
    solution: ({ data }) => [
      ...meanSteps(data),
      ...medianOf(data),
      step(equation(words('mode', 'moda'), itemOf(modes(data), 0)), because.mostOften),
      ...rangeOf(data).slice(1),
    ],
    check(printed, [center, middle, mode, spread]) {
      const data = printedData(printed)
      const times = (value: Ratio) => data.filter(item => item.equals(value)).length
      if (!center || !middle || !mode || !spread) return false
      return (
        balances(data, exact(center)) &&
        exact(middle).equals(middleOf(data)) &&
        data.every(value => value.equals(exact(mode)) || times(value) < times(exact(mode))) &&
        isRange(data, spread)
      )
    },
  }),

  mean: form({
    levels: ['easy', 'medium'],
    instruction: findMean,
    draw,
    answer: rational,
    solve: ({ data }) => decimal(mean(data)),
    ask: asked,
    solution: ({ data }) => meanSteps(data),
    check: (printed, answer) => balances(printedData(printed), exact(answer)),
  }),

  median: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Find the median.`, es: prose`Halla la mediana.` },
    draw,
    answer: rational,
    solve: ({ data }) => decimal(median(data)),
    ask: asked,
    solution: ({ data }) => medianOf(data),
    check: (printed, answer) => exact(answer).equals(middleOf(printedData(printed))),
  }),

  range: form({
    levels: ['easy'],
    instruction: { en: prose`Find the range.`, es: prose`Halla el rango.` },
    draw,
    answer: integer,
    solve: ({ data }) => range(data),
    ask: asked,
    solution: ({ data }) => rangeOf(data),
    check: (printed, answer) => isRange(printedData(printed), answer),
  }),
})
