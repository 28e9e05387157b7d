import {
  type AnswerType,
  type Block,
  blank,
  type CellHole,
  canonical,
  equation,
  exact,
  explained,
  explainedBy,
  figure,
  itemOf,
  line,
  minus,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  shownValue,
  symbol,
  table,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import { groupsOf } from '../../kit/statistics/groups.ts'
import { named } from '../../kit/statistics/named.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { A, B, dotPlotsShow, dotsOf, type Form, mediansSteps, middleOf, rangeOf, rangesStep, type Two } from './sets.ts'

/** Nine or ten values that lie closer together or farther apart around a center. */
function pile(random: Random, center: number, reach: number, size: number): readonly number[] {
  const inner = Array.from({ length: size - 2 }, () => center + random.int(-reach + 1, reach - 1))
  return [center - reach + random.int(0, 1), ...inner, center + reach]
}
/** Two dot plots; the greater median belongs to the smaller range in half of the problems. */
function drawDots(random: Random, place: number): Two {
  const group = random.evenly(groupsOf('easy', place))
  const isWideHigher = random.evenly([true, false])
  const isWideFirst = random.evenly([false, true])
  const size = random.pick([9, 11, 10])
  const [least] = group.values
  return random.until(
    () => {
      const [wide, narrow] = [random.int(5, 6), random.int(2, 3)]
      const low = least + 7 + random.int(0, 2)
      const high = low + random.int(2, 4)
      const spread = pile(random, isWideHigher ? high : low, wide, size)
      const close = pile(random, isWideHigher ? low : high, narrow, size)
      return isWideFirst ? { group, a: spread, b: close } : { group, a: close, b: spread }
    },
    ({ a, b }) => {
      const [x, y] = [middleOf([...a].sort((p, q) => p - q)), middleOf([...b].sort((p, q) => p - q))]
      const wideIsHigher = rangeOf(a) > rangeOf(b) === x > y
      return Math.abs(x - y) >= 1 && wideIsHigher === isWideHigher && Math.abs(rangeOf(a) - rangeOf(b)) >= 2
    },
  )
}
const medianOf = (values: readonly number[]): Ratio => Ratio.of(2 * middleOf([...values].sort((p, q) => p - q)), 2)
const gapOf = ({ a, b }: Two): Ratio => {
  const [x, y] = [medianOf(a), medianOf(b)]
  return x.compare(y) > 0 ? x.minus(y) : y.minus(x)
}

/** Which group has the greater median, and which the greater range. */
function verdict(isMedianA: boolean, isRangeA: boolean): Sentence {
  const [m, r] = [isMedianA ? A : B, isRangeA ? A : B]
  return {
    key: `median ${isMedianA ? 'A' : 'B'}, range ${isRangeA ? 'A' : 'B'}`,
    says:
      isMedianA === isRangeA
        ? {
            en: prose`${m} has the greater median and the greater range.`,
            es: prose`${m} tiene la mayor mediana y el mayor rango.`,
          }
        : {
            en: prose`${m} has the greater median, and ${r} has the greater range.`,
            es: prose`${m} tiene la mayor mediana y ${r} tiene el mayor rango.`,
          },
  }
}
const verdictOf = ({ a, b }: Two) => [medianOf(a).compare(medianOf(b)) > 0, rangeOf(a) > rangeOf(b)] as const

const cellsOf = ({ a, b }: Two): readonly Value[] => [
  shownValue(medianOf(a)),
  shownValue(medianOf(b)),
  rangeOf(a),
  rangeOf(b),
]
const tableOf = (two: Two, isFilled: boolean, locale: 'en' | 'es'): Block => {
  const cells = cellsOf(two).map((cell): CellHole => (isFilled ? cell : blank()))
  return table({
    head: [[''], A, B],
    rows: [
      [locale === 'en' ? ['Median (center)'] : ['Mediana (centro)'], itemOf(cells, 0), itemOf(cells, 1)],
      [locale === 'en' ? ['Range (spread)'] : ['Rango (dispersión)'], itemOf(cells, 2), itemOf(cells, 3)],
    ],
    rowHeads: true,
  })
}
const centerAndSpread: AnswerType<Two> = {
  kind: 'table',
  show: two => ({ en: tableOf(two, true, 'en'), es: tableOf(two, true, 'es') }),
  value: two => cellsOf(two).map(canonical),
  nearMisses: ({ a, ...rest }) => [{ ...rest, a: a.map(value => value + 1) }],
}
const printedTwo = (printed: Printed) =>
  tupleOf(
    printed.figure('dot-plot').plots.map(({ values }) => values),
    2,
  )
/** By another road: values are taken away from both ends. */
function middle(values: readonly number[]): Ratio {
  const left = [...values].sort((p, q) => p - q)
  while (left.length > 2) left.splice(0, left.length, ...left.slice(1, -1))
  return Ratio.of(itemOf(left, 0) + itemOf(left, left.length - 1), 2)
}
const width = (values: readonly number[]): number => {
  const ordered = [...values].sort((p, q) => p - q)
  return itemOf(ordered, ordered.length - 1) - itemOf(ordered, 0)
}
const d = symbol('d')

export const easyForms = (form: Form) => ({
  mediansApart: form({
    levels: ['easy'],
    draw: random => drawDots(random, 0),
    answer: named(A, B, d),
    solve: two => [medianOf(two.a), medianOf(two.b), gapOf(two)].map(shownValue),
    ask: two =>
      withFigure(
        paragraph(dotPlotsShow(two.group), {
          en: line`Find the median of ${A}, the median of ${B}, and their difference ${d}.`,
          es: line`Halla la mediana de ${A}, la mediana de ${B} y su diferencia ${d}.`,
        }),
        dotsOf(two),
      ),
    solution: (two, answer) => {
      const [x, y] = [medianOf(two.a), medianOf(two.b)]
      const [more, less] = x.compare(y) > 0 ? [x, y] : [y, x]
      return [
        ...mediansSteps(two),
        explained(
          equation(equation(d, minus(shownValue(more), shownValue(less))), itemOf(answer, 2)),
          line`Subtract the smaller median from the greater one.`,
          line`Resta la mediana menor de la mayor.`,
        ),
      ]
    },
    check(printed, answer) {
      const [a, b] = printedTwo(printed)
      const [x, y, gap] = tupleOf(answer.map(exact), 3)
      const apart = middle(a).minus(middle(b))
      return x.equals(middle(a)) && y.equals(middle(b)) && gap.times(gap).equals(apart.times(apart)) && gap.n > 0
    },
  }),

  whichGreater: form({
    levels: ['easy'],
    draw: random => drawDots(random, 3),
    answer: sentenceChoice,
    solve: two => verdict(...verdictOf(two)),
    mistakes: two => {
      const [m, r] = verdictOf(two)
      return { median: verdict(!m, r), range: verdict(m, !r), both: verdict(!m, !r) }
    },
    ask: two => {
      const shown = paragraph(dotPlotsShow(two.group), {
        en: line`Compare the centers by the median and the spreads by the range. Which statement is true?`,
        es: line`Compara los centros con la mediana y las dispersiones con el rango. ¿Qué afirmación es verdadera?`,
      })
      return withFigure(shown, dotsOf(two))
    },
    solution: (two, { says }) => {
      const [isMedianA, isRangeA] = verdictOf(two)
      const [m, r] = [isMedianA ? A : B, isRangeA ? A : B]
      return [
        ...mediansSteps(two),
        rangesStep(two),
        explainedBy(says, {
          en: line`Compare the two medians (greater: ${m}) and the two ranges (greater: ${r}).`,
          es: line`Compara las dos medianas (mayor: ${m}) y los dos rangos (mayor: ${r}).`,
        }),
      ]
    },
    whyWrong: two => {
      const [isMedianA, isRangeA] = verdictOf(two)
      const [m, r] = [isMedianA ? A : B, isRangeA ? A : B]
      return {
        median: { en: line`${m} has the greater median.`, es: line`${m} tiene la mayor mediana.` },
        range: { en: line`${r} has the greater range.`, es: line`${r} tiene el mayor rango.` },
        both: {
          en: line`Both the medians and the ranges are the other way around.`,
          es: line`Las medianas y los rangos son al revés.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b] = printedTwo(printed)
      return key === `median ${middle(a).compare(middle(b)) > 0 ? 'A' : 'B'}, range ${width(a) > width(b) ? 'A' : 'B'}`
    },
  }),

  centersAndSpreads: form({
    levels: ['easy'],
    kind: 'table',
    draw: random => drawDots(random, 6),
    answer: centerAndSpread,
    solve: two => two,
    ask: two => {
      const shown = paragraph(dotPlotsShow(two.group), { en: line`Complete the table.`, es: line`Completa la tabla.` })
      const plots = figure(dotsOf(two))
      return {
        en: [shown.en, plots, tableOf(two, false, 'en')],
        es: [shown.es, plots, tableOf(two, false, 'es')],
      }
    },
    solution: two => [
      ...mediansSteps(two),
      rangesStep(two),
      explainedBy(
        { en: tableOf(two, true, 'en'), es: tableOf(two, true, 'es') },
        { en: line`Write the numbers in the table.`, es: line`Escribe los números en la tabla.` },
      ),
    ],
    check(printed, two) {
      const [a, b] = printedTwo(printed)
      const right = [middle(a), middle(b), Ratio.of(width(a)), Ratio.of(width(b))]
      return cellsOf(two).every((cell, i) => exact(cell).equals(itemOf(right, i)))
    },
  }),
})
