import {
  type AnswerType,
  type Block,
  type Both,
  both,
  canonical,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type Inline,
  iqrStep,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  minus,
  nearNumbers,
  type Printed,
  prose,
  quartileSteps,
  type Random,
  Ratio,
  role,
  type Sentence,
  type Statement,
  type Step,
  sentenceChoice,
  shownValue,
  trueStatement,
  tupleOf,
  UPPER_QUARTILE,
  type Value,
  type WhyWrong,
  wholes,
} from '../../../author.ts'
import { fiveOf, quartersOf } from '../../kit/statistics/five-numbers.ts'
import {
  distanceStep,
  distances,
  drawList,
  IQR,
  iqrOf,
  type Lean,
  type Listed,
  type ListSetting,
  MAD,
  MEAN,
  MEDIAN,
  madOf,
  madStep,
  meanOf,
  meanStep,
  medianOf,
  settingsOf,
  titled,
} from './lists.ts'
import type { Form } from './shapes.ts'

const LEANS: readonly Lean[] = ['even', 'high', 'even', 'low']
function drawAny(random: Random, place: number): Listed {
  const lean = random.evenly(LEANS)
  const setting = random.evenly(settingsOf('hard', [lean], place))
  return drawList(random, setting, random.pick([7, 8, 6]))
}
type Measure = 'mean' | 'median' | 'iqr' | 'mad'
const NAMES: Readonly<Record<Measure, Expr>> = { mean: MEAN, median: MEDIAN, iqr: IQR, mad: MAD }
const measured = (data: readonly number[], measure: Measure): Ratio =>
  ({ mean: meanOf, median: medianOf, iqr: iqrOf, mad: madOf })[measure](data)

/** A measure of center and one of spread, with their values. */
interface Summary {
  readonly measures: readonly [Measure, Measure]
  readonly values: readonly [Value, Value]
}
const summaryOf = (data: readonly number[], measures: Summary['measures']): Summary => ({
  measures,
  values: [shownValue(measured(data, measures[0])), shownValue(measured(data, measures[1]))],
})
const shownSummary = ({ measures, values }: Summary): Expr =>
  list(equation(NAMES[measures[0]], values[0]), equation(NAMES[measures[1]], values[1]))
const toldSummary = ({ measures, values }: Summary): readonly Inline[] => [
  equation(NAMES[measures[0]], values[0]),
  ', ',
  equation(NAMES[measures[1]], values[1]),
]
const ROBUST = ['median', 'iqr'] as const
const BALANCED = ['mean', 'mad'] as const
const bestFor = ({ outlier }: Pick<Listed, 'outlier'>) => (outlier === null ? BALANCED : ROBUST)
const bestOf = (listed: Pick<Listed, 'data' | 'outlier'>) => summaryOf(listed.data, bestFor(listed))

const summary: AnswerType<Summary> = {
  kind: 'number-list',
  show: value => both(shownSummary(value)),
  value: ({ values }) => values.map(canonical),
  nearMisses: ({ measures, values: [center, spread] }) =>
    nearNumbers(spread).map(near => ({ measures, values: [center, near] as const })),
}

/** Which pair fits, and why. */
function choiceStep({ data, outlier }: Pick<Listed, 'data' | 'outlier'>): Step {
  return outlier === null
    ? explained(
        list(...[...data].sort((a, b) => a - b)),
        line`In order, the values gather around the center, about evenly on both sides: use the mean and the mean absolute deviation (MAD).`,
        line`En orden, los valores se concentran alrededor del centro, más o menos por igual a ambos lados: usa la media y la desviación media absoluta (DMA).`,
      )
    : explained(
        equation(OUTLIER, outlier),
        line`This value lies far from all others and would pull the mean toward it: use the median and the interquartile range (IQR).`,
        line`Este valor está lejos de todos los demás y atraería la media: usa la mediana y el rango intercuartil (RIC).`,
      )
}
const OUTLIER: Expr = { kind: 'words', en: 'outlier', es: 'valor atípico' }
const robustSteps = (data: readonly number[]): readonly Step[] => {
  const [, low, , high] = fiveOf(data)
  return [...quartileSteps(data), iqrStep(Ratio.of(2 * low, 2), Ratio.of(2 * high, 2))]
}
const balancedSteps = (data: readonly number[]): readonly Step[] => [meanStep(data), distanceStep(data), madStep(data)]
const stepsFor = (listed: Pick<Listed, 'data' | 'outlier'>): readonly Step[] => [
  choiceStep(listed),
  ...(listed.outlier === null ? balancedSteps(listed.data) : robustSteps(listed.data)),
]
/** Said where an odd count needs a rule for its halves. */
const halves = (data: readonly number[]): Both<readonly Block[]> =>
  data.length % 2 === 1
    ? {
        en: [prose`For quartiles, leave the median out of both halves.`],
        es: [prose`Para los cuartiles, deja la mediana fuera de las dos mitades.`],
      }
    : { en: [], es: [] }

/** Each pair with its values, and with a spread that is worked out wrongly: half of the box, or the greatest distance. */
function choicesOf(listed: Listed): readonly Sentence[] {
  const { data } = listed
  const [, , median, high] = fiveOf(data)
  const halfBox: Summary = {
    measures: ROBUST,
    values: [shownValue(medianOf(data)), shownValue(Ratio.of(2 * (high - median), 2))],
  }
  const farthest: Summary = { measures: BALANCED, values: [shownValue(meanOf(data)), Math.max(...distances(data))] }
  return [summaryOf(data, ROBUST), summaryOf(data, BALANCED), halfBox, farthest].map(one => ({
    key: [...one.measures, ...one.values.map(canonical)].join(' '),
    says: both({ kind: 'paragraph', content: toldSummary(one) }),
  }))
}
function drawChoices(random: Random): Listed {
  return random.until(
    () => drawAny(random, 1),
    listed => new Set(choicesOf(listed).map(({ key }) => key)).size === 4,
  )
}

/** 92 − 36 = 56: from the least value to the greatest. */
function spanOf(data: readonly number[]): Expr {
  const [least, greatest] = [Math.min(...data), Math.max(...data)]
  return equation(minus(greatest, least), greatest - least)
}

/** The sentences about a summary: the first is right, the others say what the numbers do not mean. */
function meanings({ setting, data, outlier }: Listed): readonly (Statement & { readonly says: Both<Block> })[] {
  const { typical, all, unit } = setting
  const amount = (measure: Measure) => count(shownValue(measured(data, measure)), unit)
  const why: Readonly<Record<string, WhyWrong>> = {
    middleHalf: {
      en: line`${amount('mad')} is the MAD: an average distance from the mean, not the span of the middle half.`,
      es: line`${amount('mad')} es la DMA: una distancia promedio a la media, no lo que abarca la mitad central.`,
    },
    allWithin:
      outlier === null
        ? {
            en: line`From the least to the greatest value, it is ${spanOf(data)}. The MAD, ${amount('mad')}, is an average distance from the mean.`,
            es: line`Del valor menor al mayor hay ${spanOf(data)}. La DMA, ${amount('mad')}, es una distancia promedio a la media.`,
          }
        : {
            en: line`The span of all the values is the range, ${spanOf(data)}. The IQR, ${amount('iqr')}, is the span of the middle half.`,
            es: line`Lo que abarcan todos los valores es el rango, ${spanOf(data)}. El RIC, ${amount('iqr')}, es lo que abarca la mitad central.`,
          },
    wrongCenter: {
      en: line`The center and the spread are switched.`,
      es: line`El centro y la dispersión están intercambiados.`,
    },
    pulledMean: {
      en: line`It takes the mean, which the outlier pulls away from most values.`,
      es: line`Toma la media, que el valor atípico aleja de la mayoría de los valores.`,
    },
  }
  const said = (key: string, isTrue: boolean, center: Measure, en: Words, es: Words) => ({
    key,
    isTrue,
    ...(isTrue ? {} : { why: why[key] as WhyWrong }),
    says: {
      en: { kind: 'paragraph', content: [`${typical.en} is about `, amount(center), ', and ', ...en, '.'] } as Block,
      es: { kind: 'paragraph', content: [`${typical.es} es de aproximadamente `, amount(center), ...es, '.'] } as Block,
    },
  })
  const half = (measure: Measure): readonly [Words, Words] => [
    [`the middle half of ${all.en} spans `, amount(measure)],
    [` y la mitad central de ${all.es} abarca `, amount(measure)],
  ]
  const average = (measure: Measure): readonly [Words, Words] => [
    [`on average, ${all.en} are `, amount(measure), ' from the mean'],
    [` y, en promedio, ${all.es} están a `, amount(measure), ' de la media'],
  ]
  const every = (measure: Measure): readonly [Words, Words] => [
    [`all of ${all.en} lie within a span of `, amount(measure)],
    [` y el conjunto de todos los valores abarca `, amount(measure)],
  ]
  return outlier === null
    ? [
        said('right', true, 'mean', ...average('mad')),
        said('middleHalf', false, 'mean', ...half('mad')),
        said('allWithin', false, 'mean', ...every('mad')),
        said('wrongCenter', false, 'mad', ...average('mean')),
      ]
    : [
        said('right', true, 'median', ...half('iqr')),
        said('pulledMean', false, 'mean', ...half('iqr')),
        said('allWithin', false, 'median', ...every('iqr')),
        said('wrongCenter', false, 'iqr', ...half('median')),
      ]
}
type Words = readonly (string | ReturnType<typeof count>)[]

/** What the right pair says in a sentence. */
const meaningOf = (listed: Listed): Both<Block> => itemOf(meanings(listed), 0).says
const inlinesOf = (block: Block) => (block.kind === 'paragraph' ? block.content : [])
function meaningStep(listed: Listed, answer: Summary): Step {
  const { en, es } = meaningOf(listed)
  return explainedBy(shownSummary(answer), { en: inlinesOf(en), es: inlinesOf(es) })
}

/** A list of which one value was mistyped: its correction makes it even, or gives it a value that lies far away. */
interface Corrected {
  readonly setting: ListSetting
  readonly printed: readonly number[]
  readonly wrong: number
  readonly right: number
  readonly after: Listed
}
/** Likely values that are not there yet. */
const between = (values: readonly number[]): readonly number[] =>
  wholes(Math.min(...values) - 1, Math.max(...values) + 1).filter(value => !values.includes(value))
function drawCorrected(random: Random): Corrected {
  const lean = random.evenly(['high', 'even', 'low'] as const)
  const setting = random.evenly(settingsOf('hard', [lean], 3))
  const size = random.pick([7, 8, 6])
  return random.until(
    () => {
      const after = drawList(random, setting, size)
      const right = after.outlier ?? random.pick(after.data)
      const others = after.data.filter(value => value !== right)
      const wrong = after.outlier === null ? Math.max(...after.data) + random.int(25, 40) : random.pick(between(others))
      return { setting, printed: after.data.map(value => (value === right ? wrong : value)), wrong, right, after }
    },
    ({ printed, wrong, right, after }) =>
      printed.filter(value => value === wrong).length === 1 && after.data.filter(value => value === right).length === 1,
  )
}

const printedValues = (printed: Printed): readonly Ratio[] =>
  itemOf(printed.all('list'), 0).items.map(item => evaluate(item))
/** The pair that fits, by another road: whether a value lies beyond 1.5 box lengths; and whether the numbers are right. */
function fits(values: readonly Ratio[], { measures, values: [center, spread] }: Summary): boolean {
  const [, low, median, high] = quartersOf(values).map(value => value.toNumber())
  if (low === undefined || high === undefined || median === undefined) return false
  const all = values.map(value => value.toNumber())
  const reach = 1.5 * (high - low)
  const isFar = all.some(value => value > high + reach || value < low - reach)
  const sum = all.reduce((total, value) => total + value, 0)
  const mean = sum / all.length
  const above = all.reduce((total, value) => total + Math.max(0, value - mean), 0)
  const [x, y] = [exact(center).toNumber(), exact(spread).toNumber()]
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
  return isFar
    ? measures[0] === 'median' && measures[1] === 'iqr' && near(x, median) && near(y, high - low)
    : measures[0] === 'mean' && measures[1] === 'mad' && near(x, mean) && near(y * all.length, 2 * above)
}

export const hardForms = (form: Form) => ({
  findPair: form({
    levels: ['hard'],
    lines: 5,
    draw: random => drawAny(random, 0),
    answer: summary,
    solve: bestOf,
    ask(listed) {
      const [{ en, es }, rule] = [titled(listed), halves(listed.data)]
      return {
        en: [
          en,
          prose`Decide which pair describes these data better, the median and the interquartile range (IQR) or the mean and the mean absolute deviation (MAD). Find the measures of that pair.`,
          ...rule.en,
        ],
        es: [
          es,
          prose`Decide qué pareja describe mejor estos datos: la mediana y el rango intercuartil (RIC), o la media y la desviación media absoluta (DMA). Halla las medidas de esa pareja.`,
          ...rule.es,
        ],
      }
    },
    key: meaningOf,
    solution: (listed, answer) => [...stepsFor(listed), meaningStep(listed, answer)],
    check: (printed, answer) => fits(printedValues(printed), answer),
  }),

  choosePair: form({
    levels: ['hard'],
    lines: 5,
    draw: drawChoices,
    answer: sentenceChoice,
    solve: listed => itemOf(choicesOf(listed), listed.outlier === null ? 1 : 0),
    mistakes: listed => {
      const [robust, balanced, halfBox, farthest] = tupleOf(choicesOf(listed), 4)
      return listed.outlier === null
        ? { otherPair: robust, farthest, halfBox }
        : { otherPair: balanced, halfBox, farthest }
    },
    ask(listed) {
      const [{ en, es }, rule] = [titled(listed), halves(listed.data)]
      return {
        en: [
          en,
          prose`Which choice names the pair of measures that describes the data better, with the right values? (IQR: interquartile range; MAD: mean absolute deviation)`,
          ...rule.en,
        ],
        es: [
          es,
          prose`¿Qué opción nombra la pareja de medidas que describe mejor los datos, con los valores correctos? (RIC: rango intercuartil; DMA: desviación media absoluta)`,
          ...rule.es,
        ],
      }
    },
    solution: (listed, { says }) => [
      ...stepsFor(listed),
      explainedBy(
        says,
        listed.outlier === null
          ? {
              en: line`These values gather around the center, so the mean and the MAD describe them.`,
              es: line`Estos valores se concentran alrededor del centro, así que los describen la media y la DMA.`,
            }
          : {
              en: line`The outlier hardly changes the median and the IQR.`,
              es: line`El valor atípico casi no cambia la mediana ni el RIC.`,
            },
      ),
    ],
    whyWrong: ({ outlier }) => ({
      otherPair:
        outlier === null
          ? {
              en: line`The median and the IQR use less of these values, which gather around the center.`,
              es: line`La mediana y el RIC aprovechan menos estos valores, que se concentran alrededor del centro.`,
            }
          : {
              en: line`The outlier changes the mean and the MAD too much.`,
              es: line`El valor atípico cambia demasiado la media y la DMA.`,
            },
      halfBox: {
        en: line`Its IQR is only the distance from the median to ${UPPER_QUARTILE}.`,
        es: line`Su RIC es solo la distancia de la mediana a ${UPPER_QUARTILE}.`,
      },
      farthest: {
        en: line`Its MAD is the greatest distance from the mean, not the mean of the distances.`,
        es: line`Su DMA es la mayor distancia a la media, no la media de las distancias.`,
      },
    }),
    check(printed, { key }) {
      const [first, second, center, spread] = key.split(' ')
      const measures = [ROBUST, BALANCED].find(pair => pair[0] === first && pair[1] === second)
      if (measures === undefined || center === undefined || spread === undefined) return false
      const valueOf = (text: string) => {
        const parts = text.split('/').map(Number)
        return parts.length === 1 ? Ratio.of(itemOf(parts, 0)) : Ratio.of(...tupleOf(parts, 2))
      }
      return fits(printedValues(printed), { measures, values: [valueOf(center), valueOf(spread)] })
    },
  }),

  whatItMeans: form(
    trueStatement({
      levels: ['hard'],
      question: {
        en: prose`Which sentence describes the data best?`,
        es: prose`¿Qué oración describe mejor los datos?`,
      },
      draw: random => drawAny(random, 2),
      about: listed => {
        const [{ en, es }, rule] = [titled(listed), halves(listed.data)]
        return { en: [en, ...rule.en], es: [es, ...rule.es] }
      },
      statements: meanings,
      solution: (listed, { says }) => {
        const work =
          listed.outlier === null
            ? [meanStep(listed.data), distanceStep(listed.data), madStep(listed.data)]
            : robustSteps(listed.data)
        return [
          choiceStep(listed),
          ...work,
          explainedBy(
            says,
            listed.outlier === null
              ? {
                  en: line`The MAD is an average distance from the mean: some values are nearer, others farther.`,
                  es: line`La DMA es una distancia promedio a la media: unos valores están más cerca y otros más lejos.`,
                }
              : {
                  en: line`The middle half of the values lies between ${LOWER_QUARTILE} and ${UPPER_QUARTILE}, not all of them.`,
                  es: line`Entre ${LOWER_QUARTILE} y ${UPPER_QUARTILE} está la mitad central de los valores, no todos.`,
                },
          ),
        ]
      },
      holds(printed, key) {
        return key === 'right' && printedValues(printed).length >= 6
      },
    }),
  ),

  afterCorrection: form({
    levels: ['hard'],
    lines: 5,
    draw: drawCorrected,
    answer: summary,
    solve: ({ after }) => bestOf(after),
    ask(corrected) {
      const { setting, printed, wrong, right } = corrected
      const [{ en, es }, rule] = [titled({ setting, data: printed, outlier: null }), halves(printed)]
      const [was, is] = [role('wrong', wrong), role('right', right)]
      return {
        en: [
          en,
          prose`The value ${was} was typed by mistake: it should be ${is}. Find the measures that describe the corrected data better, the median and the interquartile range (IQR) or the mean and the mean absolute deviation (MAD).`,
          ...rule.en,
        ],
        es: [
          es,
          prose`El valor ${was} se escribió por error: debe ser ${is}. Halla las medidas que describen mejor los datos corregidos: la mediana y el rango intercuartil (RIC), o la media y la desviación media absoluta (DMA).`,
          ...rule.es,
        ],
      }
    },
    key: ({ after }) => meaningOf(after),
    solution: ({ after }, answer) => [...stepsFor(after), meaningStep(after, answer)],
    check(printed, answer) {
      const [wrong, right] = [printed.role('wrong'), printed.role('right')]
      return fits(
        printedValues(printed).map(value => (value.equals(wrong) ? right : value)),
        answer,
      )
    },
  }),
})
