import {
  answerStep,
  type Block,
  type Both,
  boxPlot,
  count,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type Figure,
  figure,
  figureChoice,
  howMany,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  over,
  type Printed,
  percent,
  percentage,
  prose,
  quantity,
  quartileSteps,
  type Random,
  type Ratio,
  role,
  theThings,
  times,
  UPPER_QUARTILE,
  withFigure,
} from '../../../author.ts'
import { ascending, exactly, type Five, fiveOf, middleOf, quartersOf } from '../../kit/statistics/five-numbers.ts'
import { type Group, groupsOf } from '../../kit/statistics/groups.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { drawingOf, fiveKey, plotDrawing } from './easy.ts'
import {
  axisOf,
  type Drawn,
  drawFive,
  emptyScale,
  FIVE_NAMES,
  FIVE_SAID,
  type Form,
  listed,
  medianOut,
  namedFive,
  partsOf,
  plotOf,
  printedFive,
  printedParts,
  type Span,
  saidOf,
  shown,
  shownFive,
  shows,
} from './plots.ts'

interface Listed extends Drawn {
  readonly data: readonly number[]
}
/** So many different values whose five numbers can be read off the scale. */
export function drawData(random: Random, group: Group, size: number, widest = 18): Listed {
  const {
    step,
    values: [least, most],
  } = group
  const width = Math.min(widest, most - least)
  return random.until(
    () => {
      const from = random.int(least, most - width)
      const all = Array.from({ length: width + 1 }, (_, i) => from + i)
      const data = random.shuffle<readonly number[]>(all).slice(0, size)
      return { group, data, five: fiveOf(data) }
    },
    ({ data, five }) =>
      Math.min(...partsOf(five)) >= step && data.some((value, i) => i > 0 && value < itemOf(data, i - 1)),
  )
}
const SIZES = [9, 10, 7, 12, 11, 8]
/** The values of a list lie near one another, so that each whole number has its tick. */
const byOnes = (all: readonly Group[]): readonly Group[] => all.map(group => ({ ...group, step: 1 }))
const told = ({ group, data }: Listed, asks: Both<Block>): Both<readonly Block[]> => {
  const { en, es } = listed(group, data)
  return data.length % 2 === 1
    ? { en: [en, asks.en, medianOut.en], es: [es, asks.es, medianOut.es] }
    : { en: [en, asks.en], es: [es, asks.es] }
}
const dataIn = (printed: Printed) => itemOf(printed.all('list'), 0).items.map(item => evaluate(item))
const areQuarters = (printed: Printed, five: readonly Ratio[]) =>
  quartersOf(dataIn(printed)).every((value, i) => value.equals(itemOf(five, i)))

/** One part, two parts or three parts of the plot, of which the bounds are told. */
const SPANS: readonly (readonly Span[])[] = [
  [
    { from: 3, to: 4 },
    { from: 0, to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ],
  [
    { from: 1, to: 4 },
    { from: 0, to: 3 },
  ],
  [
    { from: 1, to: 3 },
    { from: 2, to: 4 },
    { from: 0, to: 2 },
  ],
]
interface Asked extends Drawn {
  readonly span: Span
}
function drawSpan(random: Random, place: number): Asked {
  const group = random.evenly(groupsOf('medium', place))
  const span = random.evenly(random.evenly(SPANS))
  return { group, span, five: drawFive(random, group) }
}
const partsIn = ({ span: { from, to } }: Asked) => to - from
/** Where the bounds stand in the plot, and how many parts lie between. */
function boundsStep({ span: { from, to }, five }: Asked) {
  const [low, high] = [itemOf(FIVE_SAID, from), itemOf(FIVE_SAID, to)]
  const es = (name: string) => (name === 'mediana' ? `la ${name}` : `el ${name}`)
  const many = to - from
  // The ends of all the data are not told.
  const bounds = [from, to].filter(at => at > 0 && at < 4)
  return explainedBy(list(...five), {
    en: [
      'Read the five numbers: ',
      ...bounds.flatMap((at, i) => [
        i > 0 ? ' and ' : '',
        shown(itemOf(five, at)),
        ` is the ${itemOf(FIVE_SAID, at).en}`,
      ]),
      `. From the ${low.en} to the ${high.en}, there ${many === 1 ? 'is one' : many === 2 ? 'are two' : 'are three'} of the four parts.`,
    ],
    es: [
      'Lee los cinco números: ',
      ...bounds.flatMap((at, i) => [
        i > 0 ? ' y ' : '',
        shown(itemOf(five, at)),
        ` es ${es(itemOf(FIVE_SAID, at).es)}`,
      ]),
      `. Desde ${es(low.es)} hasta ${es(high.es)} hay ${many === 1 ? 'una' : many === 2 ? 'dos' : 'tres'} de las cuatro partes.`,
    ],
  })
}

const MISTAKES = ['keptMedian', 'outerValues', 'notOrdered'] as const
type Mistake = (typeof MISTAKES)[number]
/** The five numbers that somebody finds who makes this mistake. */
function mistaken(mistake: Mistake, data: readonly number[]): Five {
  const ordered = ascending(data)
  const half = Math.floor(data.length / 2)
  const [least, low, median, high, most] = fiveOf(data)
  const made: Readonly<Record<Mistake, Five>> = {
    // The quartiles of an odd count with the median in both halves.
    keptMedian: [least, middleOf(ordered.slice(0, half + 1)), median, middleOf(ordered.slice(half)), most],
    // Box and line of the numbers next to the ends.
    outerValues: [least, itemOf(ordered, 1), median, itemOf(ordered, data.length - 2), most],
    // The quartiles as middles between an end and the other quartile.
    notOrdered: [least, low, (low + high) / 2, high, most],
  }
  return made[mistake]
}
interface Compared {
  readonly group: Group
  readonly data: readonly number[]
}
const plotWith = (group: Group, data: readonly number[], five: Five): Figure =>
  boxPlot({ plots: [{ five }], axis: axisOf(group, data) })
function drawCompared(random: Random): Compared {
  const group = random.evenly(byOnes(groupsOf('medium', 6)))
  const size = random.evenly([9, 11])
  return random.until(
    () => drawData(random, group, size),
    ({ data, five }) => {
      const all = [five, ...MISTAKES.map(one => mistaken(one, data))]
      return (
        new Set(all.map(String)).size === all.length &&
        all.every(
          one => one.every(value => (2 * value) % group.step === 0) && Math.min(...partsOf(one)) >= group.step / 2,
        )
      )
    },
  )
}

export const mediumForms = (form: Form) => ({
  fiveOfList: form({
    levels: ['medium'],
    lines: 4,
    draw(random) {
      const group = random.evenly(byOnes(groupsOf('medium', 0)))
      return drawData(random, group, random.evenly(SIZES))
    },
    answer: namedFive,
    solve: ({ five }) => shownFive(five),
    ask: drawn =>
      told(drawn, {
        en: prose`Find the minimum, the lower quartile ${LOWER_QUARTILE}, the median, the upper quartile ${UPPER_QUARTILE}, and the maximum.`,
        es: prose`Halla el mínimo, el cuartil inferior ${LOWER_QUARTILE}, la mediana, el cuartil superior ${UPPER_QUARTILE} y el máximo.`,
      }),
    solution: ({ data }, answer) => [
      ...quartileSteps(data),
      answerStep(list(...answer.map((value, i) => equation(itemOf(FIVE_NAMES, i), value))), {
        en: line`The least and greatest values complete the five-number summary.`,
        es: line`El valor menor y el mayor completan el resumen de cinco números.`,
      }),
    ],
    check: (printed, answer) => areQuarters(printed, answer.map(exact)),
  }),

  drawPlot: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawData(random, random.evenly(byOnes(groupsOf('medium', 2))), random.evenly(SIZES)),
    answer: plotDrawing,
    solve: drawingOf,
    key: fiveKey,
    ask: drawn => {
      const { en, es } = told(drawn, { en: prose`Draw the box plot.`, es: prose`Dibuja el diagrama de caja.` })
      const scale = figure(emptyScale(drawn))
      return { en: [...en, scale], es: [...es, scale] }
    },
    solution: drawn => [
      ...quartileSteps(drawn.data),
      answerStep(figure(plotOf(drawn)), {
        en: line`Draw the box from ${LOWER_QUARTILE} to ${UPPER_QUARTILE}, a line in it at the median, and the whiskers to the least and the greatest value.`,
        es: line`Dibuja la caja de ${LOWER_QUARTILE} a ${UPPER_QUARTILE}, una línea en la mediana y los bigotes hasta el valor menor y el mayor.`,
      }),
    ],
    check: (printed, { five }) => areQuarters(printed, five.map(exactly)),
  }),

  percentOfData: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawSpan(random, 3),
    answer: percentage,
    solve: asked => 25 * partsIn(asked),
    ask(asked) {
      const { en, es } = saidOf(asked, asked.span)
      const them = theThings(asked.group.of)
      return withFigure(
        paragraph(shows(asked), {
          en: [...line`About what percent of ${them} `, ...en, '?'],
          es: [...line`¿Aproximadamente qué porcentaje de ${them} `, ...es, '?'],
        }),
        plotOf(asked),
      )
    },
    solution(asked, answer) {
      const many = partsIn(asked)
      const { en, es } = saidOf(asked, asked.span)
      const them = theThings(asked.group.of)
      return [
        boundsStep(asked),
        explained(
          many === 1 ? equation(over(1, 4), percent(25)) : equation(times(many, percent(25)), percent(answer)),
          line`Each of the four parts holds about one fourth of the data, which is ${percent(25)}, however long the part is.`,
          line`Cada una de las cuatro partes contiene más o menos un cuarto de los datos, que es el ${percent(25)}, sin importar su longitud.`,
        ),
        answerStep(percent(answer), {
          en: [...line`About ${percent(answer)} of ${them} `, ...en, '.'],
          es: [...line`Aproximadamente el ${percent(answer)} de ${them} `, ...es, '.'],
        }),
      ]
    },
    check: (printed, answer) => exact(answer).equals(25 * printedParts(printed, printedFive(printed))),
  }),

  howManyOfThem: form({
    levels: ['medium'],
    wide: true,
    draw: random => ({ ...drawSpan(random, 5), all: random.evenly([40, 24, 60, 36, 80, 48, 32, 120]) }),
    answer: quantity,
    solve: asked => count((asked.all / 4) * partsIn(asked), asked.group.of),
    ask(asked) {
      const { en, es } = saidOf(asked, asked.span)
      const all = role('all', count(asked.all, asked.group.of))
      return withFigure(
        paragraph(
          shows(asked),
          { en: line`There are ${all}.`, es: line`Hay ${all}.` },
          {
            en: [...line`About ${howMany(asked.group.of)} `, ...en, '?'],
            es: [...line`¿Aproximadamente ${howMany(asked.group.of)} `, ...es, '?'],
          },
        ),
        plotOf(asked),
      )
    },
    solution(asked, found) {
      const [many, all] = [partsIn(asked), asked.all]
      const { en, es } = saidOf(asked, asked.span)
      return [
        boundsStep(asked),
        explained(
          equation(divide(all, 4), all / 4),
          line`Each of the four parts holds about one fourth of the data, however long the part is.`,
          line`Cada una de las cuatro partes contiene más o menos un cuarto de los datos, sin importar su longitud.`,
        ),
        ...(many > 1
          ? [
              explained(
                equation(times(many, all / 4), (many * all) / 4),
                many === 2 ? line`Multiply by 2 parts.` : line`Multiply by 3 parts.`,
                many === 2 ? line`Multiplica por 2 partes.` : line`Multiplica por 3 partes.`,
              ),
            ]
          : []),
        answerStep(alone(found), {
          en: [...line`About ${found} `, ...en, '.'],
          es: [...line`Aproximadamente ${found} `, ...es, '.'],
        }),
      ]
    },
    check(printed, { amount }) {
      const parts = printedParts(printed, printedFive(printed))
      return exact(amount).times(4).equals(printed.role('all').times(parts))
    },
  }),

  whichPlot: form({
    levels: ['medium'],
    wide: true,
    draw: drawCompared,
    answer: figureChoice,
    solve: ({ group, data }) => plotWith(group, data, fiveOf(data)),
    mistakes: ({ group, data }) =>
      Object.fromEntries(MISTAKES.map(one => [one, plotWith(group, data, mistaken(one, data))])),
    ask: ({ group, data }) => {
      const { en, es } = listed(group, data)
      return {
        en: [en, prose`Which box plot shows these data? The median belongs to neither half.`],
        es: [es, prose`¿Qué diagrama de caja muestra estos datos? La mediana no pertenece a ninguna mitad.`],
      }
    },
    solution: ({ group, data }) => [
      ...quartileSteps(data),
      answerStep(figure(plotWith(group, data, fiveOf(data))), {
        en: line`Only this box goes from ${LOWER_QUARTILE} to ${UPPER_QUARTILE} with its line at the median.`,
        es: line`Solo esta caja va de ${LOWER_QUARTILE} a ${UPPER_QUARTILE} y tiene su línea en la mediana.`,
      }),
    ],
    whyWrong: ({ data }) => {
      const [least, low, median, high, most] = fiveOf(data)
      return {
        keptMedian: {
          en: line`Its quartiles count the median, ${shown(median)}, in both halves.`,
          es: line`Sus cuartiles cuentan la mediana, ${shown(median)}, en las dos mitades.`,
        },
        outerValues: {
          en: line`The ends of its box are the values next to the minimum, ${shown(least)}, and the maximum, ${shown(most)}.`,
          es: line`Los extremos de su caja son los valores que están junto al mínimo, ${shown(least)}, y al máximo, ${shown(most)}.`,
        },
        notOrdered: {
          en: line`Its line is halfway between ${shown(low)} and ${shown(high)}, not at ${shown(median)}.`,
          es: line`Su línea está justo en medio de ${shown(low)} y ${shown(high)}, no en ${shown(median)}.`,
        },
      }
    },
    check(printed, drawn) {
      if (drawn.kind !== 'box-plot') return false
      const { minimum, lowerQuartile, median, upperQuartile, maximum } = itemOf(drawn.plots, 0)
      return areQuarters(printed, [minimum, lowerQuartile, median, upperQuartile, maximum].map(exactly))
    },
  }),
})
