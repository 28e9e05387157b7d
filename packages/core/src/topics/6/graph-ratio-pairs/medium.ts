import {
  answerStep,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  point as pair,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  table,
  tableCells,
  times,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import {
  type At,
  columnsOf,
  drawMedium,
  drawnGraph,
  drawnPoints,
  factors,
  type Graph,
  type Hidden,
  hiddenIn,
  highest,
  inOneRatio,
  lineUp,
  MEDIUM_TIMES,
  MINE,
  pairs,
  plotted,
  pointsOf,
  rowsOf,
  said,
  scaleStep,
  settingOf,
  stacked,
  toLowest,
  xCount,
  yCount,
} from './graphs.ts'
import type { levels } from './levels.ts'

const pointSaid = ([x, y]: At): Sentence => ({
  key: `${x} ${y}`,
  says: { en: prose`${pair(x, y)}`, es: prose`${pair(x, y)}` },
})
const HIDDEN: readonly (readonly Hidden[])[] = [
  [null, 'y', null, 'x'],
  [null, null, 'x', 'y'],
  ['x', null, 'y', null],
  [null, 'x', 'y', null],
  ['y', 'x', null, null],
]
/** By what the terms of the ratio are multiplied, told by the number of a column that is known. */
const cellStep = ({ a, b }: Graph, by: number, hidden: Hidden) => {
  if (by === 1)
    return explained(
      pair(a, b),
      line`The ratio itself is one of the pairs: ${a} goes with ${b}.`,
      line`La razón misma es uno de los pares: ${a} va con ${b}.`,
    )
  const [known, term, other] = hidden === 'x' ? [b * by, b, a] : [a * by, a, b]
  return explained(
    statements(equation(divide(known, term), by), equation(times(by, other), by * other)),
    line`${known} is ${by} times ${term}, so the number that goes with ${known} is ${by} times ${other}.`,
    line`${known} es ${by} veces ${term}; entonces, el número que va con ${known} es ${by} veces ${other}.`,
  )
}
/** Points as they are drawn: one of them a line too high or too low. */
const moved = (graph: Graph & { readonly wrong: number; readonly off: number }): readonly At[] =>
  pointsOf(graph).map(([x, y], i): At => [x, i === graph.wrong ? y + graph.off : y])

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  completeAndPlot: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const drawn = drawMedium(random, MINE.medium)
      return { ...drawn, by: factors(random, 4, 1, MEDIUM_TIMES), hidden: random.evenly(HIDDEN) }
    },
    answer: plotted,
    solve: ({ setting, a, b, by }) => ({ setting, a, b, by }),
    key(graph) {
      const shown = pairs(pointsOf(graph))
      return { en: prose`Pairs of the table: ${shown}`, es: prose`Pares de la tabla: ${shown}` }
    },
    ask: graph =>
      stacked(
        said(settingOf(graph).steady, {
          en: line`Complete the table of equivalent ratios. Then plot all four pairs.`,
          es: line`Completa la tabla de razones equivalentes. Después ubica los cuatro pares.`,
        }),
        table({ rows: rowsOf(graph, graph.hidden), rowHeads: true }),
        drawnGraph(graph, []),
      ),
    solution(graph) {
      const known = graph.hidden.indexOf(null)
      return [
        toLowest(graph, itemOf(graph.by, known)),
        ...graph.hidden.flatMap((hidden, i) => (hidden ? [cellStep(graph, itemOf(graph.by, i), hidden)] : [])),
        explained(
          pairs(pointsOf(graph)),
          line`Write the columns of the table as ordered pairs.`,
          line`Escribe las columnas de la tabla como pares ordenados.`,
        ),
        explained(
          drawnGraph(graph),
          line`Go right to each first number and up to the second. The points lie on a straight line through the origin.`,
          line`Avanza a la derecha hasta cada primer número y sube hasta el segundo. Los puntos están en una recta que pasa por el origen.`,
        ),
      ]
    },
    check(printed, { a, b, by }) {
      const points = by.map(times => [a * times, b * times] as const)
      const columns = columnsOf(printed, null)
      return (
        inOneRatio(points) &&
        columns.length === points.length &&
        columns.every(([x, y], i) => {
          const [u, v] = itemOf(points, i)
          return (Number.isNaN(x) || x === u) && (Number.isNaN(y) || y === v)
        }) &&
        columns.filter(([x, y]) => !Number.isNaN(x) && !Number.isNaN(y)).length === 2
      )
    },
  }),

  further: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const drawn = drawMedium(random, MINE.medium)
      return { ...drawn, by: factors(random, 3, 2, 5), next: random.int(6, 9) }
    },
    answer: quantity,
    solve: graph => yCount(graph, graph.b * graph.next),
    ask: graph =>
      stacked(
        said(settingOf(graph).steady, settingOf(graph).ask(role('asked', xCount(graph, graph.a * graph.next)))),
        drawnGraph(graph),
      ),
    solution: (graph, answer) => [
      ...scaleStep(graph),
      toLowest(graph, itemOf(graph.by, 0)),
      cellStep(graph, graph.next, 'y'),
      answerStep(
        alone(answer),
        settingOf(graph).end(xCount(graph, graph.a * graph.next), yCount(graph, graph.b * graph.next)),
      ),
    ],
    check(printed, { amount }) {
      const asked = printed.role('asked').n
      return drawnPoints(printed).every(([x, y]) =>
        exact(amount)
          .times(x)
          .equals(asked * y),
      )
    },
  }),

  offRatio: form({
    levels: ['medium'],
    wide: true,
    kind: 'find-mistake',
    draw(random) {
      return random.until(
        () => {
          const drawn = drawMedium(random, MINE.medium)
          const by = factors(random, 4, 1, MEDIUM_TIMES)
          return { ...drawn, by, wrong: random.int(0, 3), off: random.sign() * lineUp(drawn) }
        },
        graph => moved(graph).every(([, y]) => y > 0 && y <= highest(graph)),
      )
    },
    answer: sentenceChoice,
    solve: graph => pointSaid(itemOf(moved(graph), graph.wrong)),
    mistakes: graph =>
      Object.fromEntries(moved(graph).flatMap((at, i) => (i === graph.wrong ? [] : [[`point${i}`, pointSaid(at)]]))),
    ask: graph =>
      stacked(
        said(settingOf(graph).steady, {
          en: line`Four pairs were plotted, but one point is in the wrong place: it does not show the same ratio as the other three. Which one?`,
          es: line`Se ubicaron cuatro pares, pero un punto está en un lugar incorrecto: no muestra la misma razón que los otros tres. ¿Cuál es?`,
        }),
        drawnGraph(graph, moved(graph)),
      ),
    solution(graph) {
      const right = graph.by.map((_, i) => i).filter(i => i !== graph.wrong)
      const at = itemOf(moved(graph), graph.wrong)
      const by = itemOf(graph.by, graph.wrong)
      return [
        ...scaleStep(graph),
        explained(
          statements(
            ...right.map(i => {
              const [x, y] = itemOf(pointsOf(graph), i)
              const factor = itemOf(graph.by, i)
              return factor === 1
                ? pair(x, y)
                : equation(pair(times(factor, graph.a), times(factor, graph.b)), pair(x, y))
            }),
          ),
          line`Read the points. Three of them show ${xCount(graph, graph.a)} for ${yCount(graph, graph.b)}.`,
          line`Lee los puntos. Tres de ellos muestran ${xCount(graph, graph.a)} por ${yCount(graph, graph.b)}.`,
        ),
        by === 1
          ? explained(
              pointSaid(at).says,
              line`The number that goes with ${at[0]} is ${graph.b}, not ${at[1]}.`,
              line`El número que va con ${at[0]} es ${graph.b} y no ${at[1]}.`,
            )
          : explained(
              pointSaid(at).says,
              line`${at[0]} is ${by} times ${graph.a}, but ${by} times ${graph.b} is ${by * graph.b}, not ${at[1]}.`,
              line`${at[0]} es ${by} veces ${graph.a}, pero ${by} veces ${graph.b} es ${by * graph.b} y no ${at[1]}.`,
            ),
      ]
    },
    check(printed, { key }) {
      const points = drawnPoints(printed)
      const others = points.filter(([x, y]) => `${x} ${y}` !== key)
      return others.length === 3 && inOneRatio(others) && !inOneRatio(points)
    },
  }),

  tableBeyond: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const drawn = drawMedium(random, MINE.medium)
      return {
        ...drawn,
        by: [...factors(random, 3, 1, 5)],
        more: [...factors(random, 3, 6, 12)],
        hidden: random.evenly<readonly Hidden[]>([
          ['y', 'x', 'y'],
          ['x', 'y', 'x'],
          ['y', 'y', 'x'],
          ['x', 'y', 'y'],
        ]),
      }
    },
    answer: tableCells,
    solve: ({ setting, a, b, more, hidden }) => {
      const graph = { setting, a, b, by: more }
      return { blanks: hiddenIn(graph, hidden), rows: rowsOf(graph), rowHeads: true }
    },
    ask: graph =>
      stacked(
        said(settingOf(graph).steady, {
          en: line`Complete the table with three more pairs of the same ratio.`,
          es: line`Completa la tabla con otros tres pares de la misma razón.`,
        }),
        drawnGraph(graph),
        table({ rows: rowsOf({ ...graph, by: graph.more }, graph.hidden), rowHeads: true }),
      ),
    solution: graph => [
      toLowest(graph, itemOf(graph.by, 0)),
      ...graph.hidden.map((hidden, i) => cellStep(graph, itemOf(graph.more, i), hidden)),
      explained(
        pairs(pointsOf({ ...graph, by: graph.more })),
        line`Write these pairs into the columns of the table.`,
        line`Escribe estos pares en las columnas de la tabla.`,
      ),
    ],
    check: (printed, { blanks }) =>
      printed.all('blank').length === blanks.length &&
      inOneRatio([
        ...columnsOf(
          printed,
          blanks.map(value => exact(value).n),
        ),
        ...drawnPoints(printed),
      ]),
  }),
})
