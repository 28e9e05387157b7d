import {
  answerStep,
  type Block,
  blank,
  both,
  type CellHole,
  count,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  howMany,
  itemOf,
  line,
  prose,
  quantity,
  type Random,
  role,
  step,
  table,
  tableCells,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Level, levels } from './levels.ts'
import {
  below,
  completed,
  counted,
  countMarks,
  drawPlot,
  drawSetting,
  howManyOf,
  lengthOf,
  oneMarkEach,
  type Plot,
  placesOf,
  plotOf,
  printedCounts,
  settingOf,
} from './plots.ts'

/** The lengths, and under each how many there are. */
const tableOf = (plot: Plot) => ({
  head: [words('Length', 'Longitud'), ...placesOf(plot).map(place => lengthOf(plot, place))] as readonly CellHole[],
  counts: (cells: readonly CellHole[]): readonly (readonly CellHole[])[] => [[things(settingOf(plot).noun), ...cells]],
})
const tabled = (plot: Plot, cells: readonly CellHole[]): Block => {
  const { head, counts } = tableOf(plot)
  return table({ head, rows: counts(cells), rowHeads: true })
}

/** A length that two or more have; seldom one that nobody has. */
function drawAsked(random: Random, level: Level) {
  const plot = drawPlot(random, level, { setting: drawSetting(random, level, 0) })
  return { plot, place: random.pick(placesOf(plot).filter(place => itemOf(plot.counts, place) > 1)) }
}

/** Only one length has so many. */
const onlyOnes = ({ counts }: Plot) =>
  counts.flatMap((value, i) => (value > 1 && counts.filter(other => other === value).length === 1 ? [i] : []))

export const countingForms = (form: FormMaker<typeof levels>) => ({
  howManyAt: form({
    levels: ['easy'],
    share: 2,
    draw: drawAsked,
    answer: quantity,
    solve: ({ plot, place }) => howManyOf(plot, itemOf(plot.counts, place)),
    ask({ plot, place }) {
      const { noun } = settingOf(plot)
      const at = role('at', lengthOf(plot, place))
      return below(plot, {
        en: prose`${howMany(noun)} are ${at} long? ____`,
        es: prose`¿${howMany(noun)} miden ${at} de largo? ____`,
      })
    },
    solution({ plot, place }, found) {
      const at = lengthOf(plot, place)
      return [
        step(both(counted(plot, [place])), because.countTheMarksAboveOne, { number: plot.from + place }),
        answerStep(quantity.show(found), {
          en: line`${found} are ${at} long.`,
          es: line`${found} miden ${at} de largo.`,
        }),
      ]
    },
    check: (printed, { amount }) => exact(amount).equals(printedCounts(printed).get(printed.role('at').n) ?? 0),
  }),

  whichLength: form({
    levels: ['easy'],
    draw(random, level) {
      const plot = drawPlot(random, level, {
        setting: drawSetting(random, level, 1),
        fits: drawn => onlyOnes(drawn).length > 0,
      })
      return { plot, place: random.pick(onlyOnes(plot)) }
    },
    answer: quantity,
    solve: ({ plot, place }) => lengthOf(plot, place),
    ask({ plot, place }) {
      const several = role('several', count(itemOf(plot.counts, place), settingOf(plot).noun))
      return below(plot, {
        en: prose`Which length do exactly ${several} have? ____`,
        es: prose`¿Qué longitud tienen exactamente ${several}? ____`,
      })
    },
    solution({ plot, place }, found) {
      const number = itemOf(plot.counts, place)
      const several = count(number, settingOf(plot).noun)
      return [
        countMarks(plot),
        answerStep(quantity.show(found), {
          en: line`There are ${number} X’s above ${plot.from + place}: ${several} are ${found} long.`,
          es: line`Hay ${number} X sobre el ${plot.from + place}: ${several} miden ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const counts = printedCounts(printed)
      const fitting = [...counts].filter(([, value]) => printed.role('several').equals(value))
      return fitting.length === 1 && fitting.every(([at]) => exact(amount).equals(at))
    },
  }),

  numbers: form({
    levels: ['easy'],
    wide: true,
    instruction: {
      en: prose`Count the X’s. Complete the table.`,
      es: prose`Cuenta las X. Completa la tabla.`,
    },
    draw: (random, level) => drawPlot(random, level, { setting: drawSetting(random, level, 2) }),
    answer: tableCells,
    solve(plot) {
      const { head, counts } = tableOf(plot)
      return { blanks: plot.counts, head, rows: counts(plot.counts), rowHeads: true }
    },
    ask: plot =>
      both([
        figure(plotOf(plot)),
        tabled(
          plot,
          plot.counts.map(() => blank()),
        ),
      ]),
    solution: plot => [
      countMarks(plot, placesOf(plot)),
      step(both(tabled(plot, plot.counts)), because.writeTheMarksUnderEachLength),
    ],
    check: (printed, { blanks }) => {
      const counts = [...printedCounts(printed).values()]
      return blanks.length === counts.length && counts.every((value, i) => exact(itemOf(blanks, i)).equals(value))
    },
  }),

  drawFromTable: form({
    levels: ['easy'],
    wide: true,
    instruction: {
      en: prose`Use the table to draw the X’s on the line plot.`,
      es: prose`Usa la tabla para dibujar las X en el diagrama de puntos.`,
    },
    draw: (random, level) => drawPlot(random, level, { setting: drawSetting(random, level, 3) }),
    answer: completed,
    solve: plot => plot,
    ask: plot => both([tabled(plot, plot.counts), figure(plotOf(plot, []))]),
    solution: plot => [
      step(both(counted(plot, placesOf(plot))), because.readInTheTable),
      explainedBy(figure(plotOf(plot)), oneMarkEach(plot)),
    ],
    check(printed, { from, counts }) {
      const [row] = tupleOf(printed.block('table').rows, 1)
      const told = row.flatMap(cell =>
        cell.flatMap(item => (typeof item === 'object' && item.kind === 'number' ? [item.n] : [])),
      )
      return (
        from === printed.figure('line-plot').from.n &&
        told.every((value, i) => value === counts[i]) &&
        told.length === counts.length
      )
    },
  }),
})
