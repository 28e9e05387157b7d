import {
  answerStep,
  both,
  decimal,
  equation,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  list,
  medianOf,
  modeOf,
  numberList,
  prose,
  type Ratio,
  rangeOf,
  rational,
  type Value,
  words,
} from '../../../author.ts'
import { balances, mean, median, middleOf, modes, range } from './data-sets.ts'
import { meanSteps } from './data-steps.ts'
import type { levels } from './levels.ts'
import { asked, drawWith, printedData } from './parts.ts'

const [drawAll, drawMean, drawMedian, drawMode, drawRange] = [
  drawWith(1, 6),
  drawWith(1, 0),
  drawWith(1, 3),
  drawWith(1, 5),
  drawWith(1, 2),
] as const

const FEW = [6, 7] as const
const NAMES = [words('mean', 'media'), words('median', 'mediana'), words('mode', 'moda'), words('range', 'rango')]
/** The four measures, each with its name. */
const measures: typeof numberList = {
  ...numberList,
  show: values => both(list(...values.map((value, i) => equation(itemOf(NAMES, i), value)))),
}

/** From the least value, the range leads to the greatest. */
const isRange = (data: readonly Ratio[], answer: Value) => {
  const sorted = [...data].sort((a, b) => a.compare(b))
  return itemOf(sorted, 0)
    .plus(exact(answer))
    .equals(itemOf(sorted, sorted.length - 1))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  allMeasures: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the mean, the median, the mode, and the range. Name each one.`,
      es: prose`Halla la media, la mediana, la moda y el rango. Escribe el nombre de cada medida.`,
    },
    // No measure can be taken for another one.
    draw: (random, level) =>
      random.until(
        () => drawAll(random, { ...level, counts: FEW }),
        ({ data }) =>
          new Set([mean(data), median(data), ...modes(data), range(data)].map(value => exact(value).toString()))
            .size === 4,
      ),
    answer: measures,
    solve: ({ data }) => [decimal(mean(data)), decimal(median(data)), itemOf(modes(data), 0), range(data)],
    ask: asked,
    solution: ({ data }, answer) => [
      ...meanSteps(data),
      ...medianOf(data),
      ...rangeOf(data).slice(1),
      answerStep(measures.show(answer), {
        en: line`The mode is ${itemOf(answer, 2)}: it appears most often.`,
        es: line`La moda es ${itemOf(answer, 2)}: es el valor que más se repite.`,
      }),
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
    instruction: { en: prose`Find the mean.`, es: prose`Halla la media.` },
    draw: drawMean,
    answer: rational,
    solve: ({ data }) => decimal(mean(data)),
    ask: asked,
    solution: ({ data }) => meanSteps(data),
    check: (printed, answer) => balances(printedData(printed), exact(answer)),
  }),

  median: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Find the median.`, es: prose`Halla la mediana.` },
    draw: drawMedian,
    answer: rational,
    solve: ({ data }) => decimal(median(data)),
    ask: asked,
    solution: ({ data }) => medianOf(data),
    check: (printed, answer) => exact(answer).equals(middleOf(printedData(printed))),
  }),

  theMode: form({
    levels: ['easy'],
    instruction: { en: prose`Find the mode.`, es: prose`Halla la moda.` },
    // The two equal values do not stand side by side.
    draw(random, level) {
      const { context, data } = drawMode(random, level)
      return {
        context,
        data: random.until(
          () => random.shuffle(data),
          shuffled => shuffled.every((value, i) => value !== shuffled[i + 1]),
        ),
      }
    },
    answer: integer,
    solve: ({ data }) => itemOf(modes(data), 0),
    ask: asked,
    solution: ({ data }, answer) => [
      ...modeOf(data).slice(0, 1),
      answerStep(expr(answer), {
        en: line`This value occurs twice and every other value once: it is the mode.`,
        es: line`Este valor aparece dos veces y cada uno de los otros, una vez: es la moda.`,
      }),
    ],
    check(printed, answer) {
      const times = (value: Ratio) => printedData(printed).filter(item => item.equals(value)).length
      return printedData(printed).every(value => value.equals(exact(answer)) || times(value) < times(exact(answer)))
    },
  }),

  range: form({
    levels: ['easy'],
    instruction: { en: prose`Find the range.`, es: prose`Halla el rango.` },
    draw: drawRange,
    answer: integer,
    solve: ({ data }) => range(data),
    ask: asked,
    solution: ({ data }) => rangeOf(data),
    check: (printed, answer) => isRange(printedData(printed), answer),
  }),
})
