import {
  answerStep,
  both,
  drawing,
  equation,
  explainedBy,
  type FormMaker,
  figure,
  line,
  linePlot,
  over,
  prose,
  Ratio,
  times,
} from '../../../author.ts'
import { type FractionPlot, hasOneTallest, marked, valuesIn, valuesOf } from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import { countedInEighths, drawPlot, isVaried, PARTS, plots } from './plots.ts'

type Marks = { setting: number; parts: number; first: number; counts: readonly number[] }
/** Only halves bear numbers. */
const coarse = (plot: FractionPlot, values: readonly Ratio[]) =>
  linePlot({
    from: 0,
    to: 1,
    step: Ratio.of(1, PARTS),
    every: PARTS / 2,
    values,
    title: plots.titleOf(plot),
    axisTitle: plots.axisOf(plot),
  })
const completed = drawing<Marks>(
  plot => coarse(plot, valuesOf(plot)),
  plot => [{ ...plot, counts: plot.counts.map((each, i) => (i === 0 ? each + 1 : each)) }],
)
const inOrder = (values: readonly Ratio[]) =>
  [...values]
    .sort((a, b) => a.compare(b))
    .map(({ n, d }) => `${n}/${d}`)
    .join(' ')

export const drawForms = (form: FormMaker<typeof levels>) => ({
  drawFromList: form({
    levels: ['medium'],
    wide: true,
    instruction: {
      en: prose`Use the list to draw the X’s on the line plot. Not every mark on the line has a number.`,
      es: prose`Usa la lista para dibujar las X en el diagrama de puntos. No todas las marcas de la recta tienen un número.`,
    },
    draw(random, level) {
      const plot = drawPlot(random, level, [4, 5], drawn => isVaried(drawn) && hasOneTallest(drawn))
      return { plot, values: random.shuffle<Ratio[]>([...valuesOf(plot)]) }
    },
    answer: completed,
    solve: ({ plot }): Marks => ({ ...plot }),
    ask({ plot, values }) {
      const { en, es } = plots.told(plot, values)
      const empty = figure(coarse(plot, []))
      return { en: [en, empty], es: [es, empty] }
    },
    solution: ({ plot }) => [
      explainedBy(equation(times(PARTS, over(1, PARTS)), 1), {
        en: line`From 0 to 1 there are ${PARTS} spaces: each mark is 1 eighth more.`,
        es: line`De 0 a 1 hay ${PARTS} espacios: cada marca vale 1 octavo más.`,
      }),
      explainedBy(both(countedInEighths(plot, marked(plot))), {
        en: line`Write each value of the list in eighths and count how often it comes.`,
        es: line`Escribe cada valor de la lista en octavos y cuenta cuántas veces aparece.`,
      }),
      answerStep(figure(coarse(plot, valuesOf(plot))), {
        en: line`Draw one X for each number of the list.`,
        es: line`Dibuja una X por cada número de la lista.`,
      }),
    ],
    check: (printed, answer) => inOrder(valuesIn(printed)) === inOrder(valuesOf(answer)),
  }),
})
