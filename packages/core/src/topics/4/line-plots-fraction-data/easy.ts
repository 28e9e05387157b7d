import {
  answerStep,
  blank,
  both,
  type CellHole,
  exact,
  explainedBy,
  type FormMaker,
  howMany,
  itemOf,
  line,
  mixed,
  prose,
  quantity,
  step,
  table,
  tableCells,
  things,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  addedMarks,
  countAt,
  type FractionPlot,
  hasOneTallest,
  marked,
  placesOf,
  printedCounts,
  printedValues,
  tallest,
  totalOf,
  valueAt,
} from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import { drawLarge, largePlots as plots } from './plots.ts'

const headOf = (plot: FractionPlot): readonly CellHole[] => [
  plots.axisOf(plot),
  ...placesOf(plot).map(place => plots.shownAt(plot, place)),
]
const rowsOf = (plot: FractionPlot, cells: readonly CellHole[]): readonly (readonly CellHole[])[] => [
  [things(plots.settingOf(plot).noun), ...cells],
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howManyAt: form({
    levels: ['easy'],
    draw(random, level) {
      const several = (plot: FractionPlot) => marked(plot).filter(place => countAt(plot, [place]) > 1)
      const plot = drawLarge(random, level, 0, drawn => several(drawn).some(place => !valueAt(drawn, place).isInteger))
      return { plot, place: random.pick(several(plot).filter(place => !valueAt(plot, place).isInteger)) }
    },
    answer: quantity,
    solve: ({ plot, place }) => plots.howManyOf(plot, countAt(plot, [place])),
    ask: ({ plot, place }) => plots.asksAt(plot, place),
    solution: ({ plot, place }, found) => [
      step(both(plots.counted(plot, [place])), because.countTheMarksAboveOne, { number: plots.shownAt(plot, place) }),
      answerStep(quantity.show(found), plots.says(plot, found, place)),
    ],
    check(printed, { amount }) {
      const own = printedCounts(printed).find(([value]) => value.equals(printed.role('at')))
      return own !== undefined && exact(amount).equals(own[1])
    },
  }),

  mostCommon: form({
    levels: ['easy'],
    draw: (random, level) => drawLarge(random, level, 1, hasOneTallest),
    answer: quantity,
    solve: plot => plots.amountOf(plot, valueAt(plot, tallest(plot))),
    ask: plot => plots.asksMostCommon(plot),
    solution: (plot, found) => [
      plots.countMarks(plot),
      answerStep(quantity.show(found), {
        en: line`The tallest stack is above ${mixed(valueAt(plot, tallest(plot)))}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
        es: line`La columna más alta está sobre ${mixed(valueAt(plot, tallest(plot)))}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
      }),
    ],
    check(printed, { amount }) {
      const counts = printedCounts(printed)
      const [own] = counts.filter(([value]) => exact(amount).equals(value)).map(([, many]) => many)
      return own !== undefined && counts.every(([value, many]) => exact(amount).equals(value) || many < own)
    },
  }),

  inAll: form({
    levels: ['easy'],
    draw: (random, level) => drawLarge(random, level, 2),
    answer: quantity,
    solve: plot => plots.howManyOf(plot, totalOf(plot)),
    ask: plot =>
      plots.below(plot, {
        en: prose`${howMany(plots.settingOf(plot).noun)} does the line plot show in all? ____`,
        es: prose`¿${howMany(plots.settingOf(plot).noun)} muestra en total el diagrama de puntos? ____`,
      }),
    solution: (plot, found) => [
      plots.countMarks(plot),
      ...addedMarks(plot, marked(plot)),
      answerStep(quantity.show(found), {
        en: line`The line plot shows ${found}.`,
        es: line`El diagrama de puntos muestra ${found}.`,
      }),
    ],
    check: (printed, { amount }) => exact(amount).equals(printedValues(printed).length),
  }),

  countTable: form({
    levels: ['easy'],
    kind: 'table',
    wide: true,
    instruction: {
      en: prose`Count the X’s. Complete the table.`,
      es: prose`Cuenta las X. Completa la tabla.`,
    },
    draw: (random, level) => drawLarge(random, level, 3),
    answer: tableCells,
    solve: plot => ({ head: headOf(plot), rowHeads: true, blanks: plot.counts, rows: rowsOf(plot, plot.counts) }),
    ask: plot =>
      plots.below(
        plot,
        both(
          table({
            head: headOf(plot),
            rowHeads: true,
            rows: rowsOf(
              plot,
              plot.counts.map(() => blank()),
            ),
          }),
        ),
      ),
    solution: plot => [
      plots.countMarks(plot, placesOf(plot)),
      explainedBy(both(table({ head: headOf(plot), rowHeads: true, rows: rowsOf(plot, plot.counts) })), {
        en: line`Write each number of X’s in the table. Write 0 where there is none.`,
        es: line`Escribe cada número de X en la tabla. Escribe 0 donde no hay ninguna.`,
      }),
    ],
    check: (printed, { blanks }) => {
      const counts = printedCounts(printed)
      return blanks.length === counts.length && counts.every(([, many], i) => exact(itemOf(blanks, i)).equals(many))
    },
  }),
})
