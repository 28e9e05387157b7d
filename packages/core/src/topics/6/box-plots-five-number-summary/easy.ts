import {
  answerStep,
  type Block,
  type Both,
  boxPlot,
  bullets,
  drawing,
  equation,
  exact,
  explained,
  explainedBy,
  figure,
  type Inline,
  isTerm,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  minus,
  name,
  option,
  people,
  prose,
  type Random,
  statements,
  table,
  tupleOf,
  UPPER_QUARTILE,
  withFigure,
} from '../../../author.ts'
import { exactly, type Five, iqrOf, rangeOf } from '../../kit/statistics/five-numbers.ts'
import { groupsOf } from '../../kit/statistics/groups.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import {
  axisOf,
  type Drawn,
  drawFive,
  emptyScale,
  FIVE_NAMES,
  FIVE_SAID,
  type Form,
  halfSaid,
  IQR,
  NOTHING,
  namedFive,
  namedSpreads,
  plotOf,
  printedFive,
  RANGE,
  shown,
  shownFive,
  shows,
  stepSaid,
  toldAs,
} from './plots.ts'

const drawPlot = (random: Random, place: number, halfway: boolean): Drawn => {
  const group = random.evenly(groupsOf('easy', place))
  return { group, five: drawFive(random, group, halfway) }
}

export const plotDrawing = drawing<{
  readonly five: Five
  readonly from: number
  readonly to: number
  readonly step: number
}>(
  ({ five, ...axis }) => boxPlot({ plots: [{ five }], axis }),
  ({ five: [a, b, c, d, e], ...axis }) => [{ five: [a, b, c, d, e - axis.step / 2], ...axis }],
)
export const drawingOf = ({ group, five }: Drawn) => {
  const { from, to, step } = axisOf(group, five)
  return { five, from, to, step }
}
export const fiveKey = ({ five }: Drawn): Both<Block> => {
  const said: readonly Inline[] = [list(...five.map((value, place) => toldAs(place, value)))]
  return { en: { kind: 'paragraph', content: said }, es: { kind: 'paragraph', content: said } }
}

const PARTS = ['minimum', 'lowerQuartile', 'median', 'upperQuartile', 'maximum'] as const
type Part = (typeof PARTS)[number]
const partChoice = option<Part>({
  minimum: { en: prose`minimum`, es: prose`mínimo` },
  lowerQuartile: { en: prose`lower quartile`, es: prose`cuartil inferior` },
  median: { en: prose`median`, es: prose`mediana` },
  upperQuartile: { en: prose`upper quartile`, es: prose`cuartil superior` },
  maximum: { en: prose`maximum`, es: prose`máximo` },
})
/** What somebody reads who takes a number from the wrong place of the plot. */
function misread([a, b, , d, e]: Five, part: Part, step: number): number {
  return {
    minimum: a - step,
    lowerQuartile: b - step,
    median: (b + d) / 2,
    upperQuartile: d + step,
    maximum: e + step,
  }[part]
}
const MISREADS: Readonly<Record<Part, Both<readonly Inline[]>>> = {
  minimum: {
    en: line`the left whisker ends one tick farther to the right`,
    es: line`el bigote izquierdo termina una marca más a la derecha`,
  },
  lowerQuartile: {
    en: line`it is the left end of the box`,
    es: line`es el extremo izquierdo de la caja`,
  },
  median: {
    en: line`it is the line in the box, not the middle of the box`,
    es: line`es la línea dentro de la caja, no el centro de la caja`,
  },
  upperQuartile: {
    en: line`it is the right end of the box`,
    es: line`es el extremo derecho de la caja`,
  },
  maximum: {
    en: line`the right whisker ends one tick farther to the left`,
    es: line`el bigote derecho termina una marca más a la izquierda`,
  },
}
interface Misread extends Drawn {
  readonly wrong: Part
  readonly said: readonly number[]
}
function drawMisread(random: Random): Misread {
  const [group, wrong] = [random.evenly(groupsOf('easy', 4)), random.evenly(PARTS)]
  return random.until(
    () => {
      const five = drawFive(random, group)
      return { group, five, wrong, said: five.with(PARTS.indexOf(wrong), misread(five, wrong, group.step)) }
    },
    ({ said, five }) =>
      said.every((value, i) => i === 0 || value > itemOf(said, i - 1)) &&
      said.every(value => (group.step === 5 ? value : 2 * value) % group.step === 0) &&
      said.some((value, i) => value !== itemOf(five, i)),
  )
}

export const easyForms = (form: Form) => ({
  readFive: form({
    levels: ['easy'],
    wide: true,
    draw: random => drawPlot(random, 0, true),
    answer: namedFive,
    solve: ({ five }) => shownFive(five),
    ask: drawn =>
      withFigure(
        paragraph(shows(drawn), {
          en: line`Find the minimum, the lower quartile ${LOWER_QUARTILE}, the median, the upper quartile ${UPPER_QUARTILE}, and the maximum.`,
          es: line`Halla el mínimo, el cuartil inferior ${LOWER_QUARTILE}, la mediana, el cuartil superior ${UPPER_QUARTILE} y el máximo.`,
        }),
        plotOf(drawn),
      ),
    solution: (drawn, answer) => {
      const [least, low, , high, most] = drawn.five
      const halfway = halfSaid(drawn)
      const ticks = stepSaid(drawn)
      const isMedian = !Number.isInteger(drawn.five[2] / drawn.group.step)
      const [box, middle] = isMedian ? [NOTHING, halfway] : [halfway, NOTHING]
      return [
        explainedBy(statements(toldAs(0, least), toldAs(4, most)), {
          en: [...line`The whiskers end at the minimum and the maximum.`, ...ticks.en],
          es: [...line`Los bigotes terminan en el mínimo y el máximo.`, ...ticks.es],
        }),
        explainedBy(statements(toldAs(1, low), toldAs(3, high)), {
          en: [...line`The box begins at the lower quartile and ends at the upper quartile.`, ...box.en],
          es: [...line`La caja empieza en el cuartil inferior y termina en el cuartil superior.`, ...box.es],
        }),
        explainedBy(list(...answer.map((value, i) => equation(itemOf(FIVE_NAMES, i), value))), {
          en: [...line`The line in the box marks the median.`, ...middle.en, ' These are the five numbers in order.'],
          es: [
            ...line`La línea dentro de la caja marca la mediana.`,
            ...middle.es,
            ' Estos son los cinco números en orden.',
          ],
        }),
      ]
    },
    check(printed, answer) {
      const { minimum, lowerQuartile, median, upperQuartile, maximum } = itemOf(printed.figure('box-plot').plots, 0)
      return [minimum, lowerQuartile, median, upperQuartile, maximum].every((value, i) =>
        exact(itemOf(answer, i)).equals(exactly(value)),
      )
    },
  }),

  spreads: form({
    levels: ['easy'],
    wide: true,
    draw: random => drawPlot(random, 2, false),
    answer: namedSpreads,
    solve: ({ five }) => [shown(rangeOf(five)), shown(iqrOf(five))],
    ask: drawn =>
      withFigure(
        paragraph(shows(drawn), {
          en: line`Find the range and the interquartile range (IQR).`,
          es: line`Halla el rango y el rango intercuartil (RIC).`,
        }),
        plotOf(drawn),
      ),
    solution: ({ five }) => [
      explained(
        equation(equation(RANGE, minus(shown(five[4]), shown(five[0]))), shown(rangeOf(five))),
        line`The whiskers end at the minimum and the maximum. Subtract the minimum from the maximum.`,
        line`Los bigotes terminan en el mínimo y el máximo. Resta el mínimo del máximo.`,
      ),
      explained(
        equation(equation(IQR, minus(shown(five[3]), shown(five[1]))), shown(iqrOf(five))),
        line`The box goes from ${LOWER_QUARTILE} to ${UPPER_QUARTILE}. Its length is the IQR.`,
        line`La caja va de ${LOWER_QUARTILE} a ${UPPER_QUARTILE}. Su longitud es el RIC.`,
      ),
    ],
    check(printed, answer) {
      const [least, low, , high, most] = printedFive(printed)
      const [range, iqr] = tupleOf(answer.map(exact), 2)
      return range.plus(least).equals(most) && iqr.plus(exactly(low)).equals(exactly(high))
    },
  }),

  wrongReading: form({
    levels: ['easy'],
    kind: 'find-mistake',
    wide: true,
    draw(random) {
      return { ...drawMisread(random), person: random.evenly(people) }
    },
    answer: partChoice,
    solve: ({ wrong }) => wrong,
    ask(drawn) {
      const who = name(drawn.person)
      const read = (locale: 'en' | 'es'): Block =>
        bullets(...drawn.said.map((value, i): readonly Inline[] => [`${itemOf(FIVE_SAID, i)[locale]}: `, shown(value)]))
      const asked = paragraph(shows(drawn), {
        en: line`${who} read these five numbers from it. Which one is wrong?`,
        es: line`${who} leyó en él estos cinco números. ¿Cuál está mal?`,
      })
      return {
        en: [asked.en, figure(plotOf(drawn)), read('en')],
        es: [asked.es, figure(plotOf(drawn)), read('es')],
      }
    },
    key: ({ five, wrong }) => {
      const right = shown(itemOf(five, PARTS.indexOf(wrong)))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ five, wrong }) => {
      const place = PARTS.indexOf(wrong)
      const others = five.flatMap((value, i) => (i === place ? [] : [toldAs(i, value)]))
      const why = MISREADS[wrong]
      const [said, right] = [itemOf(FIVE_SAID, place), shown(itemOf(five, place))]
      const article = wrong === 'median' ? 'La' : 'El'
      return [
        explained(
          list(...others),
          line`Compare with the ends of the whiskers, the ends of the box, and the line in the box: these numbers are right.`,
          line`Compara con los extremos de los bigotes, los extremos de la caja y la línea dentro de la caja: estos números están bien.`,
        ),
        explainedBy(
          { en: { kind: 'paragraph', content: [said.en] }, es: { kind: 'paragraph', content: [said.es] } },
          {
            en: [`The ${said.en} is `, right, ': ', ...why.en, '.'],
            es: [`${article} ${said.es} es `, right, ': ', ...why.es, '.'],
          },
        ),
      ]
    },
    check(printed, answer) {
      const five = printedFive(printed)
      const said = printed
        .block('bullets')
        .items.map(item => item.flatMap(part => (typeof part === 'string' || isTerm(part) ? [] : [exact(part)])))
        .map(numbers => itemOf(numbers, 0))
      const wrong = PARTS.filter((_, i) => !itemOf(said, i).equals(exactly(itemOf(five, i))))
      return wrong.length === 1 && wrong[0] === answer
    },
  }),

  drawSummary: form({
    levels: ['easy'],
    wide: true,
    draw: random => drawPlot(random, 6, true),
    answer: plotDrawing,
    solve: drawingOf,
    ask(drawn) {
      const rows = [FIVE_NAMES.map(one => [one]), shownFive(drawn.five).map(one => [one])]
      const [summary, scale] = [table({ rows }), figure(emptyScale(drawn))]
      const { en, es } = drawn.group.data
      return {
        en: [
          { kind: 'paragraph', content: [...en, ': the table shows the five-number summary. Draw the box plot.'] },
          summary,
          scale,
        ],
        es: [
          {
            kind: 'paragraph',
            content: [...es, ': la tabla muestra el resumen de cinco números. Dibuja el diagrama de caja.'],
          },
          summary,
          scale,
        ],
      }
    },
    solution: drawn => {
      const { five } = drawn
      return [
        explained(
          statements(toldAs(1, five[1]), toldAs(3, five[3])),
          line`Draw the box from the lower quartile to the upper quartile.`,
          line`Dibuja la caja del cuartil inferior al cuartil superior.`,
        ),
        explained(
          toldAs(2, five[2]),
          line`Draw a line in the box at the median.`,
          line`Traza una línea dentro de la caja en la mediana.`,
        ),
        answerStep(figure(plotOf(drawn)), {
          en: line`Draw the whiskers from the box to the minimum, ${shown(five[0])}, and to the maximum, ${shown(five[4])}.`,
          es: line`Dibuja los bigotes desde la caja hasta el mínimo, ${shown(five[0])}, y hasta el máximo, ${shown(five[4])}.`,
        }),
      ]
    },
    check(printed, { five }) {
      const [, values] = tupleOf(printed.block('table').rows, 2)
      return five.every((value, i) => exact(itemOf(itemOf(values, i), 0) as never).equals(exactly(value)))
    },
  }),
})
