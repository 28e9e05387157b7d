import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  boxPlot,
  type CellHole,
  canonical,
  divide,
  type Expr,
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
  type Statement,
  type Step,
  shownValue,
  statements,
  table,
  trueStatement,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { exactly, type Five, iqrOf, printedFives } from '../../kit/statistics/five-numbers.ts'
import type { Group } from '../../kit/statistics/groups.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { fits } from './medium.ts'
import {
  A,
  amount,
  around,
  B,
  boxPlotsShow,
  dotPlotsShow,
  dotsOf,
  type Form,
  groupsFrom,
  listsOf,
  madOf,
  madsStep,
  meanOf,
  meansStep,
  type Two,
  tableShows,
  type Words,
} from './sets.ts'

interface Boxes {
  readonly group: Group
  readonly a: Five
  readonly b: Five
}
/** In ticks: the IQR of both, and how far the medians are apart: far, or near. */
const FAR = [
  { iqr: 4, gap: 8 },
  { iqr: 4, gap: 10 },
  { iqr: 3, gap: 6 },
  { iqr: 2, gap: 4 },
  { iqr: 2, gap: 5 },
] as const
const NEAR = [
  { iqr: 4, gap: 2 },
  { iqr: 5, gap: 1 },
  { iqr: 4, gap: 1 },
  { iqr: 5, gap: 2 },
  { iqr: 6, gap: 3 },
] as const
/** Two plots of which one has a box a tick shorter, where there is room; in half of the problems it has the greater median. */
function drawBoxes(random: Random, place: number): Boxes {
  const group = random.evenly(groupsFrom(place))
  const isFar = random.evenly([true, false])
  const { step, values } = group
  const [least, most] = [Math.ceil(values[0] / step), Math.floor(values[1] / step)]
  const able = (isFar ? FAR : NEAR).filter(({ iqr, gap }) => iqr + gap + 6 <= most - least)
  return random.until(
    () => {
      const { iqr, gap } = random.pick(able)
      const smaller = Math.max(2, iqr - 1)
      const isHigherSmaller = random.chance(0.5)
      const plot = (median: number, width: number): Five => {
        const low = median - random.int(1, width - 1)
        const high = low + width
        return [low - random.int(1, 4), low, median, high, high + random.int(1, 4)]
      }
      const near = plot(0, isHigherSmaller ? iqr : smaller)
      const far = plot(gap, isHigherSmaller ? smaller : iqr)
      // Some values of the lower group are greater than some of the higher one.
      const overlaps = near[4] > far[0]
      const [bottom, top] = [Math.min(near[0], far[0]), Math.max(near[4], far[4])]
      const fitsIn = least - bottom <= most - top
      const by = fitsIn ? random.int(least - bottom, most - top) : 0
      const scaled = (five: Five) => five.map(value => (value + by) * step) as unknown as Five
      const [a, b] = random.chance(0.5) ? [near, far] : [far, near]
      return { group, a: scaled(a), b: scaled(b), isFit: overlaps && fitsIn }
    },
    ({ isFit }) => isFit,
  )
}
const boxesOf = ({ group, a, b }: Boxes) =>
  boxPlot({
    plots: [
      { five: a, label: A },
      { five: b, label: B },
    ],
    axis: {
      from: Math.min(a[0], b[0]) - group.step,
      to: Math.max(a[4], b[4]) + group.step,
      step: group.step,
      name: words(group.axis.en, group.axis.es),
    },
  })

/** What is compared: how far the centers are apart, and the spread that this is measured in. */
interface Compared {
  readonly group: Group
  readonly isAGreater: boolean
  readonly gap: Ratio
  readonly spread: Ratio
  /** The IQR of both, the greater one of two, or the MAD of both. */
  readonly by: 'iqr' | 'greaterIqr' | 'mad'
}
const comparedBoxes = ({ group, a, b }: Boxes): Compared => ({
  group,
  isAGreater: a[2] > b[2],
  gap: exactly(Math.abs(a[2] - b[2])),
  spread: exactly(Math.max(iqrOf(a), iqrOf(b))),
  by: iqrOf(a) === iqrOf(b) ? 'iqr' : 'greaterIqr',
})
const comparedLists = ({ group, a, b }: Two): Compared => {
  const [x, y] = [meanOf(a), meanOf(b)]
  const isAGreater = x.compare(y) > 0
  return { group, isAGreater, gap: isAGreater ? x.minus(y) : y.minus(x), spread: madOf(a), by: 'mad' }
}
const isApart = (multiple: Ratio) => multiple.compare(Ratio.of(1)) > 0

/** "The medians differ by 2 times the IQR, so most players of B …" */
function conclusion({ isAGreater, by }: Compared, multiple: Ratio, saysApart: boolean): Both<Block> {
  const [more, less] = isAGreater ? [A, B] : [B, A]
  const m = shownValue(multiple)
  const head = {
    iqr: {
      en: line`The medians differ by ${m} times the IQR, so `,
      es: line`Las medianas difieren en ${m} veces el RIC, así que `,
    },
    greaterIqr: {
      en: line`The medians differ by ${m} times the greater IQR, so `,
      es: line`Las medianas difieren en ${m} veces el mayor RIC, así que `,
    },
    mad: {
      en: line`The means differ by ${m} times the MAD, so `,
      es: line`Las medias difieren en ${m} veces la DMA, así que `,
    },
  }[by]
  const tail = saysApart
    ? {
        en: line`the difference is clear: the values of ${more} are generally greater than those of ${less}.`,
        es: line`la diferencia es clara: los valores de ${more} son en general mayores que los de ${less}.`,
      }
    : {
        en: line`the values of ${A} and ${B} overlap a lot: the difference is not clear.`,
        es: line`los valores de ${A} y ${B} se superponen en gran parte: la diferencia no es clara.`,
      }
  return {
    en: { kind: 'paragraph', content: [...head.en, ...tail.en] },
    es: { kind: 'paragraph', content: [...head.es, ...tail.es] },
  }
}
function everyValue({ group, isAGreater, gap }: Compared): Both<Block> {
  const [more, less] = isAGreater ? [A, B] : [B, A]
  const by = amount(gap, group)
  return {
    en: prose`The centers differ by ${by}, so every value of ${more} is greater than every value of ${less}.`,
    es: prose`Los centros difieren en ${by}, así que todos los valores de ${more} son mayores que todos los de ${less}.`,
  }
}
const SMALL: Words = {
  en: line`Below 2, the difference is not clear.`,
  es: line`Con menos de 2, la diferencia no es clara.`,
}
const LARGE: Words = {
  en: line`At 2 or more, the difference is clear.`,
  es: line`Con 2 o más, la diferencia es clara.`,
}
function conclusions(compared: Compared): readonly Statement[] {
  const multiple = compared.gap.over(compared.spread)
  const inverse = compared.spread.over(compared.gap)
  const apart = isApart(multiple)
  return [
    { key: `right ${multiple} ${apart}`, isTrue: true, says: conclusion(compared, multiple, apart) },
    {
      key: 'otherConclusion',
      isTrue: false,
      says: conclusion(compared, multiple, !apart),
      why: apart ? LARGE : SMALL,
    },
    {
      key: 'turnedAround',
      isTrue: false,
      says: conclusion(compared, inverse, isApart(inverse)),
      why:
        compared.by === 'mad'
          ? {
              en: line`It divides the MAD by the difference: that is the wrong way around.`,
              es: line`Divide la DMA entre la diferencia: eso es al revés.`,
            }
          : {
              en: line`It divides the IQR by the difference: that is the wrong way around.`,
              es: line`Divide el RIC entre la diferencia: eso es al revés.`,
            },
    },
    {
      key: 'everyValue',
      isTrue: false,
      says: everyValue(compared),
      why: {
        en: line`Some values of one group are not greater than all values of the other.`,
        es: line`Algunos valores de un grupo no son mayores que todos los del otro.`,
      },
    },
  ]
}
const multipleStep = ({ gap, spread, by }: Compared): Step =>
  explainedBy(
    equation(divide(shownValue(gap), shownValue(spread)), shownValue(gap.over(spread))),
    {
      iqr: {
        en: line`Divide the difference of the medians by the IQR.`,
        es: line`Divide la diferencia de las medianas entre el RIC.`,
      },
      greaterIqr: {
        en: line`Divide the difference of the medians by the greater IQR.`,
        es: line`Divide la diferencia de las medianas entre el mayor RIC.`,
      },
      mad: {
        en: line`Divide the difference of the means by the MAD.`,
        es: line`Divide la diferencia de las medias entre la DMA.`,
      },
    }[by],
  )
const concludeStep = (says: Both<Block>, compared: Compared): Step =>
  explainedBy(says, isApart(compared.gap.over(compared.spread)) ? LARGE : SMALL)
const shown = (value: number): Expr => shownValue(exactly(value))
const boxMediansStep = ({ a, b }: Boxes): Step => {
  const [more, less] = [Math.max(a[2], b[2]), Math.min(a[2], b[2])]
  return explained(
    equation(minus(shown(more), shown(less)), shown(more - less)),
    line`The lines in the boxes mark the medians, ${shown(a[2])} for ${A} and ${shown(b[2])} for ${B}. Subtract.`,
    line`Las líneas dentro de las cajas marcan las medianas, ${shown(a[2])} en ${A} y ${shown(b[2])} en ${B}. Resta.`,
  )
}
const boxIqrsStep = ({ a, b }: Boxes): Step => {
  const told = (five: Five) => equation(minus(shown(five[3]), shown(five[1])), shown(iqrOf(five)))
  return explained(
    statements(told(a), told(b)),
    line`The interquartile range (IQR) is the length of the box: first of ${A}, then of ${B}.`,
    line`El rango intercuartil (RIC) es la longitud de la caja: primero la de ${A} y luego la de ${B}.`,
  )
}
const meanGapStep = ({ a, b }: Two): Step => {
  const [x, y] = [meanOf(a), meanOf(b)]
  const [more, less] = x.compare(y) > 0 ? [x, y] : [y, x]
  return explained(
    equation(minus(more, less), more.minus(less)),
    line`Subtract to find the difference of the means.`,
    line`Resta para hallar la diferencia de las medias.`,
  )
}

/** How many values, the total of the distances on each side, and how far apart the means are. */
const LISTS: Readonly<Record<'far' | 'near', readonly (readonly [size: number, side: number, gap: number])[]>> = {
  far: [
    [5, 5, 4],
    [5, 5, 5],
    [5, 10, 8],
    [6, 6, 4],
    [6, 6, 5],
    [8, 8, 4],
    [5, 10, 10],
  ],
  near: [
    [5, 5, 1],
    [5, 10, 1],
    [5, 10, 2],
    [6, 6, 1],
    [8, 8, 1],
    [8, 16, 2],
    [6, 12, 1],
  ],
}
function drawLists(random: Random, place: number): Two {
  const group = random.evenly(groupsFrom(place))
  // Lists and dot plots that begin together do not come to the same conclusion.
  const isFar = random.evenly(place > 1 ? [true, false] : [false, true])
  const [size, side, gap] = random.pick(isFar ? LISTS.far : LISTS.near)
  const [least] = group.values
  const low = least + side + random.int(0, 4)
  const isAGreater = random.chance(0.5)
  const [x, y] = isAGreater ? [low + gap, low] : [low, low + gap]
  return random.until(
    () => ({
      group,
      a: random.shuffle<readonly number[]>(around(random, x, size, side)),
      b: random.shuffle<readonly number[]>(around(random, y, size, side)),
    }),
    // Some values of the lower group are greater than some of the higher one.
    ({ a, b }) => (isAGreater ? Math.max(...b) > Math.min(...a) : Math.max(...a) > Math.min(...b)),
  )
}

const cellsOf = (boxes: Boxes): readonly Value[] => {
  const { a, b } = boxes
  const { gap, spread } = comparedBoxes(boxes)
  return [
    ...[exactly(a[2]), exactly(b[2]), exactly(iqrOf(a)), exactly(iqrOf(b)), gap.over(spread)].map(shownValue),
    isApart(gap.over(spread)) ? words('yes', 'sí') : words('no', 'no'),
  ]
}
const headsOf = (boxes: Boxes, locale: 'en' | 'es'): readonly string[] => {
  const isEqual = comparedBoxes(boxes).by === 'iqr'
  return {
    en: [
      'Median of A',
      'Median of B',
      'IQR of A',
      'IQR of B',
      isEqual ? 'Difference of the medians ÷ IQR' : 'Difference of the medians ÷ greater IQR',
      'Is the difference clear?',
    ],
    es: [
      'Mediana de A',
      'Mediana de B',
      'RIC de A',
      'RIC de B',
      isEqual ? 'Diferencia de las medianas ÷ RIC' : 'Diferencia de las medianas ÷ mayor RIC',
      '¿Es clara la diferencia?',
    ],
  }[locale]
}
const summaryTable = (boxes: Boxes, isFilled: boolean, locale: 'en' | 'es'): Block =>
  table({
    rows: headsOf(boxes, locale).map((head, i): readonly CellHole[] => [
      [head],
      isFilled ? itemOf(cellsOf(boxes), i) : blank(),
    ]),
    rowHeads: true,
  })
const summary: AnswerType<Boxes> = {
  kind: 'table',
  show: boxes => ({ en: summaryTable(boxes, true, 'en'), es: summaryTable(boxes, true, 'es') }),
  value: boxes => cellsOf(boxes).map(canonical),
  nearMisses: ({ a, ...rest }) => [{ ...rest, a: [a[0], a[1], a[2] + (a[3] - a[2]) / 2, a[3], a[4]] }],
}
const verdictKey = (boxes: Boxes): Both<Block> => {
  const compared = comparedBoxes(boxes)
  const multiple = compared.gap.over(compared.spread)
  return conclusion(compared, multiple, isApart(multiple))
}
const printedBoxes = (printed: Printed): readonly [Five, Five] => tupleOf(printedFives(printed.figure('box-plot')), 2)

const spreadNamed = (boxes: Boxes) =>
  comparedBoxes(boxes).by === 'iqr'
    ? words('interquartile range (IQR)', 'rango intercuartil (RIC)')
    : words('greater interquartile range (IQR)', 'mayor rango intercuartil (RIC)')

export const hardForms = (form: Form) => ({
  listConclusion: form(
    trueStatement({
      levels: ['hard'],
      question: { en: prose`Which conclusion is supported?`, es: prose`¿Qué conclusión está justificada?` },
      draw: random => drawLists(random, 1),
      about: two => {
        const shownTwo = paragraph(tableShows(two.group), {
          en: line`Call a difference clear when the means are at least 2 times the mean absolute deviation (MAD) apart.`,
          es: line`Considera que la diferencia es clara cuando las medias difieren en al menos 2 veces la desviación media absoluta (DMA).`,
        })
        return { en: [shownTwo.en, listsOf(two)], es: [shownTwo.es, listsOf(two)] }
      },
      statements: two => conclusions(comparedLists(two)),
      solution: (two, { says }) => {
        const compared = comparedLists(two)
        return [
          meansStep(two),
          madsStep(two),
          meanGapStep(two),
          multipleStep(compared),
          concludeStep(says as Both<Block>, compared),
        ]
      },
      holds(printed, key) {
        const lists = printed.all('list').map(({ items }) => items.map(item => exact(item)))
        const [a, b] = tupleOf(lists, 2)
        return holdsFor(a, b, key)
      },
    }),
  ),

  boxSummary: form({
    levels: ['hard'],
    kind: 'table',
    draw: random => drawBoxes(random, 2),
    answer: summary,
    solve: boxes => boxes,
    ask: boxes => {
      const asked = paragraph(boxPlotsShow(boxes.group), {
        en: line`Call a difference clear when the medians are at least 2 times the ${spreadNamed(boxes)} apart. Complete the table.`,
        es: line`Considera que la diferencia es clara cuando las medianas difieren en al menos 2 veces el ${spreadNamed(boxes)}. Completa la tabla.`,
      })
      const plots = figure(boxesOf(boxes))
      return {
        en: [asked.en, plots, summaryTable(boxes, false, 'en')],
        es: [asked.es, plots, summaryTable(boxes, false, 'es')],
      }
    },
    solution: boxes => {
      const compared = comparedBoxes(boxes)
      return [
        boxMediansStep(boxes),
        boxIqrsStep(boxes),
        multipleStep(compared),
        concludeStep(verdictKey(boxes), compared),
        explainedBy(
          { en: summaryTable(boxes, true, 'en'), es: summaryTable(boxes, true, 'es') },
          { en: line`Write the results in the table.`, es: line`Escribe los resultados en la tabla.` },
        ),
      ]
    },
    check(printed, boxes) {
      const [a, b] = printedBoxes(printed)
      const cells = cellsOf(boxes)
      const [x, y, p, q, multiple] = tupleOf(cells.slice(0, 5).map(exact), 5)
      const gap = exactly(Math.abs(a[2] - b[2]))
      const greater = p.compare(q) > 0 ? p : q
      return (
        x.equals(exactly(a[2])) &&
        y.equals(exactly(b[2])) &&
        p.plus(exactly(a[1])).equals(exactly(a[3])) &&
        q.plus(exactly(b[1])).equals(exactly(b[3])) &&
        multiple.times(greater).equals(gap) &&
        canonical(itemOf(cells, 5)).startsWith('yes') === multiple.compare(Ratio.of(2)) >= 0
      )
    },
  }),

  boxConclusion: form(
    trueStatement({
      levels: ['hard'],
      question: { en: prose`Which conclusion is supported?`, es: prose`¿Qué conclusión está justificada?` },
      draw: random => drawBoxes(random, 5),
      about: boxes => {
        const { en, es } = paragraph(boxPlotsShow(boxes.group), {
          en: line`Call a difference clear when the medians are at least 2 times the ${spreadNamed(boxes)} apart.`,
          es: line`Considera que la diferencia es clara cuando las medianas difieren en al menos 2 veces el ${spreadNamed(boxes)}.`,
        })
        const plots = figure(boxesOf(boxes))
        return { en: [en, plots], es: [es, plots] }
      },
      statements: boxes => conclusions(comparedBoxes(boxes)),
      solution: (boxes, { says }) => {
        const compared = comparedBoxes(boxes)
        return [
          boxMediansStep(boxes),
          boxIqrsStep(boxes),
          multipleStep(compared),
          concludeStep(says as Both<Block>, compared),
        ]
      },
      // The difference of the medians, divided by the multiple, is the length of the longer box.
      holds(printed, key) {
        const [a, b] = printedBoxes(printed)
        const [, told, apart] = key.split(' ')
        if (told === undefined) return false
        const [n, d] = told.split('/').map(Number)
        const multiple = Ratio.of(n ?? 0, d ?? 1)
        const longer = exactly(Math.max(a[3] - a[1], b[3] - b[1]))
        return longer.times(multiple).equals(exactly(Math.abs(a[2] - b[2]))) && apart === `${multiple.toNumber() >= 2}`
      },
    }),
  ),

  dotConclusion: form(
    trueStatement({
      levels: ['hard'],
      question: { en: prose`Which conclusion is supported?`, es: prose`¿Qué conclusión está justificada?` },
      draw: random => drawLists(random, 3),
      about: two => {
        const { en, es } = paragraph(dotPlotsShow(two.group), {
          en: line`Call a difference clear when the means are at least 2 times the mean absolute deviation (MAD) apart.`,
          es: line`Considera que la diferencia es clara cuando las medias difieren en al menos 2 veces la desviación media absoluta (DMA).`,
        })
        const plots = figure(dotsOf(two))
        return { en: [en, plots], es: [es, plots] }
      },
      statements: two => conclusions(comparedLists(two)),
      solution: (two, { says }) => {
        const ordered = { ...two, a: [...two.a].sort((p, q) => p - q), b: [...two.b].sort((p, q) => p - q) }
        const compared = comparedLists(two)
        return [
          meansStep(ordered),
          madsStep(ordered),
          meanGapStep(two),
          multipleStep(compared),
          concludeStep(says as Both<Block>, compared),
        ]
      },
      holds(printed, key) {
        const [a, b] = tupleOf(
          printed.figure('dot-plot').plots.map(({ values }) => values.map(value => Ratio.of(value))),
          2,
        )
        return holdsFor(a, b, key)
      },
    }),
  ),
})
function holdsFor(a: readonly Ratio[], b: readonly Ratio[], key: string): boolean {
  const center = (values: readonly Ratio[]) =>
    values.reduce((sum, value) => sum.plus(value), Ratio.of(0)).over(values.length)
  const [x, y] = [center(a), center(b)]
  const gap = x.compare(y) > 0 ? x.minus(y) : y.minus(x)
  const [, told] = key.split(' ')
  if (told === undefined) return false
  const [n, d] = told.split('/').map(Number)
  const multiple = Ratio.of(n ?? 0, d ?? 1)
  const mad = gap.over(multiple)
  return fits(a, x, mad) && fits(b, y, mad) && key.endsWith(`${multiple.toNumber() > 1}`)
}
