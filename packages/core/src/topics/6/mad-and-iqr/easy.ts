import {
  type AnswerType,
  blank,
  canonical,
  count,
  dotPlot,
  exact,
  explainedBy,
  itemOf,
  line,
  prose,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  shownValue,
  table,
  tupleOf,
  type Value,
  withFigure,
  words,
} from '../../../author.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Context, easyContexts } from './contexts.ts'
import {
  ascending,
  distanceStep,
  distances,
  dotsRead,
  drawValues,
  type Form,
  iqr,
  iqrOf,
  iqrSteps,
  isMad,
  mad,
  madStep,
  mean,
  medianOut,
  printedLists,
  Q1,
  Q3,
  quartiles,
  quartilesAndIqr,
  type Told,
  titledForQuartiles,
  uneven,
} from './data.ts'

export const findIqr = {
  en: prose`Find the lower quartile ${Q1}, the upper quartile ${Q3}, and the interquartile range (IQR).`,
  es: prose`Halla el cuartil inferior ${Q1}, el cuartil superior ${Q3} y el rango intercuartil (RIC).`,
}
export const withAxis = ({ title }: Context, values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return dotPlot({ values, axis: { from: least - 1, to: most + 1, name: words(plain(title.en), plain(title.es)) } })
}
const plain = (said: Told['en']): string => said.filter(part => typeof part === 'string').join('')

const MEANINGS = ['mad', 'iqr'] as const
function said({ unit }: Context, size: number): Readonly<Record<'mad' | 'iqr' | 'range' | 'mean' | 'all', Sentence>> {
  const amount = count(size, unit)
  const sentences = {
    mad: {
      en: prose`On average, the values are ${amount} from the mean.`,
      es: prose`En promedio, los valores están a ${amount} de la media.`,
    },
    iqr: {
      en: prose`The middle half of the values spans ${amount}.`,
      es: prose`La mitad central de los valores abarca ${amount}.`,
    },
    range: {
      en: prose`The greatest value is ${amount} more than the least.`,
      es: prose`El valor mayor supera al menor en ${amount}.`,
    },
    mean: { en: prose`The mean of the values is ${amount}.`, es: prose`La media de los valores es ${amount}.` },
    all: {
      en: prose`Every value is ${amount} from the mean.`,
      es: prose`Todos los valores están a ${amount} de la media.`,
    },
  }
  const of = (key: keyof typeof sentences): Sentence => ({ key, says: sentences[key] })
  return { mad: of('mad'), iqr: of('iqr'), range: of('range'), mean: of('mean'), all: of('all') }
}

interface Guided {
  readonly context: Context
  readonly values: readonly number[]
}
const filled = ({ values }: Guided, isFilled: boolean, locale: 'en' | 'es') => {
  const write = (value: Value) => (isFilled ? value : blank())
  return table({
    head: locale === 'en' ? [line`Value`, line`Distance from the mean`] : [line`Valor`, line`Distancia a la media`],
    rows: [
      ...values.map((value, i) => [value, write(itemOf(distances(values), i))]),
      [
        locale === 'en' ? line`Mean of the distances (MAD)` : line`Media de las distancias (DMA)`,
        write(shownValue(mad(values))),
      ],
    ],
  })
}
const guidedTable: AnswerType<Guided> = {
  kind: 'table',
  show: guided => ({ en: filled(guided, true, 'en'), es: filled(guided, true, 'es') }),
  value: ({ values }) => [...distances(values), mad(values)].map(canonical),
  nearMisses: ({ context, values }) => [{ context, values: values.with(0, itemOf(values, 0) + values.length) }],
}

export const easyForms = (form: Form) => ({
  iqrInOrder: form({
    levels: ['easy'],
    instruction: findIqr,
    lines: 2,
    draw(random) {
      const context = random.evenly(easyContexts)
      return { context, values: ascending(drawValues(random, context, random.evenly([7, 11]))) }
    },
    answer: quartilesAndIqr,
    solve: ({ values }) => [...quartiles(values), iqr(values)].map(shownValue),
    ask: ({ context, values }) => titledForQuartiles(context, values),
    solution: ({ values }) => iqrSteps(values),
    check(printed, answer) {
      const [low, high] = iqrOf(itemOf(printedLists(printed), 0))
      const [a, b, c] = tupleOf(answer.map(exact), 3)
      return a.equals(low) && b.equals(high) && c.plus(low).equals(high)
    },
  }),

  guidedMad: form({
    levels: ['easy'],
    kind: 'table',
    draw(random): Guided {
      const context = random.evenly(startingAt(easyContexts, 2))
      const size = random.evenly([5, 4])
      const [least, most] = context.values
      const center = random.int(least + 8, most - 8)
      const values = uneven(random, center, size, size === 5 ? random.pick([5, 10]) : 6)
      return { context, values: random.shuffle<readonly number[]>(values) }
    },
    answer: guidedTable,
    solve: guided => guided,
    ask: guided => {
      const { context, values } = guided
      const center = role('mean', mean(values))
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              ...context.title.en,
              ...line`: the mean is ${center}. Complete the table to find the mean absolute deviation (MAD).`,
            ],
          },
          filled(guided, false, 'en'),
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              ...context.title.es,
              ...line`: la media es ${center}. Completa la tabla para hallar la desviación media absoluta (DMA).`,
            ],
          },
          filled(guided, false, 'es'),
        ],
      }
    },
    solution: ({ values }) => [distanceStep(values), madStep(values)],
    check(printed, { values }) {
      const shown = printed
        .block('table')
        .rows.slice(0, -1)
        .map(row => valueIn(itemOf(row, 0)))
      return (
        shown.length === values.length &&
        shown.every((value, i) => value.equals(Ratio.of(itemOf(values, i)))) &&
        isMad(shown, printed.role('mean'), mad(values))
      )
    },
  }),

  iqrOfDotPlot: form({
    levels: ['easy'],
    instruction: findIqr,
    lines: 2,
    draw(random) {
      const context = random.evenly(startingAt(easyContexts, 4))
      const [least, most] = context.values
      const from = random.int(least, most - 10)
      const steps = random.shuffle<readonly number[]>([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 6)
      const again = random.pick(steps)
      return { context, values: ascending([...steps, again].map(step => from + step)) }
    },
    answer: quartilesAndIqr,
    solve: ({ values }) => [...quartiles(values), iqr(values)].map(shownValue),
    ask: ({ context, values }) => withFigure(medianOut, withAxis(context, values)),
    solution: ({ values }) => [dotsRead(values), ...iqrSteps(values)],
    check(printed, answer) {
      const drawn = printed.figure('dot-plot').plots.flatMap(({ values }) => values)
      const [low, high] = iqrOf(drawn.map(value => Ratio.of(value)))
      const [a, b, c] = tupleOf(answer.map(exact), 3)
      return a.equals(low) && b.equals(high) && c.plus(low).equals(high)
    },
  }),

  whatItTells: form({
    levels: ['easy'],
    draw(random) {
      const context = random.evenly(startingAt(easyContexts, 6))
      return { context, measure: random.evenly(MEANINGS), size: random.int(3, 9) }
    },
    answer: sentenceChoice,
    solve: ({ context, measure, size }) => said(context, size)[measure],
    mistakes: ({ context, size }) => {
      const { range, mean, all } = said(context, size)
      return { range, mean, everyValue: all }
    },
    ask: ({ context: { title, unit }, measure, size }) => {
      const amount = role(measure, count(size, unit))
      return measure === 'mad'
        ? {
            en: {
              kind: 'paragraph',
              content: [
                ...title.en,
                ...line`: the mean absolute deviation (MAD) is ${amount}. What does this tell you?`,
              ],
            },
            es: {
              kind: 'paragraph',
              content: [...title.es, ...line`: la desviación media absoluta (DMA) es de ${amount}. ¿Qué indica esto?`],
            },
          }
        : {
            en: {
              kind: 'paragraph',
              content: [...title.en, ...line`: the interquartile range (IQR) is ${amount}. What does this tell you?`],
            },
            es: {
              kind: 'paragraph',
              content: [...title.es, ...line`: el rango intercuartil (RIC) es de ${amount}. ¿Qué indica esto?`],
            },
          }
    },
    solution: ({ measure }, { says }) =>
      measure === 'mad'
        ? [
            explainedBy(words('mean of the distances', 'media de las distancias'), {
              en: line`The MAD is the mean of the distances of the values from their mean.`,
              es: line`La DMA es la media de las distancias de los valores a su media.`,
            }),
            explainedBy(says, {
              en: line`Individual values may be nearer or farther: it is an average.`,
              es: line`Cada valor puede estar más cerca o más lejos: es un promedio.`,
            }),
          ]
        : [
            explainedBy(
              { en: prose`from ${Q1} to ${Q3}`, es: prose`de ${Q1} a ${Q3}` },
              {
                en: line`The IQR is the distance from the lower quartile to the upper quartile.`,
                es: line`El RIC es la distancia del cuartil inferior al cuartil superior.`,
              },
            ),
            explainedBy(says, {
              en: line`Half of the values lie between the quartiles: the middle half.`,
              es: line`La mitad de los valores está entre los cuartiles: la mitad central.`,
            }),
          ],
    whyWrong: ({ measure }) => ({
      range: {
        en: line`That would be the range.`,
        es: line`Eso sería el rango.`,
      },
      mean: {
        en: line`That would be a center; this measure tells how much the values vary.`,
        es: line`Eso sería un centro; esta medida indica cuánto varían los valores.`,
      },
      everyValue:
        measure === 'mad'
          ? {
              en: line`The MAD is an average distance; some values are nearer, others farther.`,
              es: line`La DMA es una distancia promedio; unos valores están más cerca y otros más lejos.`,
            }
          : {
              en: line`The IQR compares the quartiles, not each value with the mean.`,
              es: line`El RIC compara los cuartiles, no cada valor con la media.`,
            },
    }),
    check: (printed, { key }) => printed.terms('role').some(({ name }) => name === key),
  }),
})
