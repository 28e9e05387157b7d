import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  boxPlot,
  type CellHole,
  canonical,
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
  type Step,
  shownValue,
  statements,
  table,
  trueStatement,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { ratioOfKey } from '../../kit/choices/ratio-key.ts'
import { exactly, type Five, iqrOf, printedFives } from '../../kit/statistics/five-numbers.ts'
import { type Group, groupsOf } from '../../kit/statistics/groups.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { type Compared, concludeStep, conclusion, conclusions, isApart, multipleStep } from './conclusions.ts'
import { A, B, boxPlotsShow, type Form } from './sets.ts'

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
  const group = random.evenly(groupsOf('hard', place))
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
      const scaled = (five: Five) =>
        tupleOf(
          five.map(value => (value + by) * step),
          5,
        )
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
const comparedBoxes = ({ group, a, b }: Boxes): Compared => ({
  group,
  isAGreater: a[2] > b[2],
  gap: exactly(Math.abs(a[2] - b[2])),
  spread: exactly(Math.max(iqrOf(a), iqrOf(b))),
  by: iqrOf(a) === iqrOf(b) ? 'iqr' : 'greaterIqr',
  overlap: a[2] > b[2] ? [shown(a[0]), shown(b[4])] : [shown(b[0]), shown(a[4])],
})
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

export const boxForms = (form: Form) => ({
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
      draw: random => drawBoxes(random, 4),
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
        const multiple = ratioOfKey(told)
        const longer = exactly(Math.max(a[3] - a[1], b[3] - b[1]))
        return longer.times(multiple).equals(exactly(Math.abs(a[2] - b[2]))) && apart === `${multiple.toNumber() >= 2}`
      },
    }),
  ),
})
