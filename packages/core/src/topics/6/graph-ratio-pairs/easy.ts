import {
  equation,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  list,
  point as pair,
  pointList,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  table,
  tableCells,
  theThings,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import {
  type At,
  atTimes,
  columnsOf,
  drawEasy,
  drawnGraph,
  drawnPoints,
  factors,
  type Graph,
  hiddenIn,
  inOneRatio,
  MINE,
  mostTimes,
  pairs,
  plotted,
  pointsOf,
  rowsOf,
  said,
  scaleStep,
  settingOf,
  stacked,
  told,
  xCount,
  yCount,
} from './graphs.ts'
import type { levels } from './levels.ts'

const pointSaid = ([x, y]: At): Sentence => ({
  key: `${x} ${y}`,
  says: { en: prose`${pair(x, y)}`, es: prose`${pair(x, y)}` },
})
const ALL_Y = ['y', 'y', 'y', 'y'] as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  plotTable: form({
    levels: ['easy'],
    wide: true,
    draw(random): Graph {
      const drawn = drawEasy(random, MINE.easy)
      return { ...drawn, by: factors(random, 4, 1, mostTimes(drawn)) }
    },
    answer: plotted,
    solve: graph => graph,
    ask: graph =>
      stacked(
        said(told(graph, [1, graph.b]), {
          en: line`Plot the pairs of the table as points.`,
          es: line`Ubica como puntos los pares de la tabla.`,
        }),
        table({ rows: rowsOf(graph), rowHeads: true }),
        drawnGraph(graph, []),
      ),
    solution: graph => [
      explained(
        pairs(pointsOf(graph)),
        line`Write each column of the table as an ordered pair, ${theThings(settingOf(graph).x)} first.`,
        line`Escribe cada columna de la tabla como par ordenado: primero ${theThings(settingOf(graph).x)}.`,
      ),
      ...scaleStep(graph),
      explained(
        drawnGraph(graph),
        line`From 0, go right to the first number and up to the second. Mark the point.`,
        line`Desde 0, avanza a la derecha hasta el primer número y sube hasta el segundo. Marca el punto.`,
      ),
    ],
    check(printed, graph) {
      const columns = columnsOf(printed, null)
      const [x, y] = [printed.role('x').n, printed.role('y').n]
      const points = graph.by.map(by => [graph.a * by, graph.b * by] as const)
      return (
        inOneRatio([[x, y], ...points]) &&
        columns.length === points.length &&
        columns.every(([u, v], i) => points[i]?.[0] === u && points[i]?.[1] === v)
      )
    },
  }),

  readTable: form({
    levels: ['easy'],
    wide: true,
    draw(random): Graph {
      const drawn = drawEasy(random, MINE.easy)
      return { ...drawn, by: factors(random, 4, 1, mostTimes(drawn)) }
    },
    answer: tableCells,
    solve: graph => ({ blanks: hiddenIn(graph, ALL_Y), rows: rowsOf(graph), rowHeads: true }),
    ask: graph =>
      stacked(
        said(settingOf(graph).steady, {
          en: line`Complete the table from the points on the graph.`,
          es: line`Completa la tabla con los puntos de la gráfica.`,
        }),
        drawnGraph(graph),
        table({ rows: rowsOf(graph, ALL_Y), rowHeads: true }),
      ),
    solution: graph => [
      ...scaleStep(graph),
      explained(
        pairs(pointsOf(graph)),
        line`Find each first number on the horizontal axis, go up to the point, and read its height.`,
        line`Busca cada primer número en el eje horizontal, sube hasta el punto y lee su altura.`,
      ),
      explained(
        list(...pointsOf(graph).map(([, y]) => y)),
        line`The heights fill the lower row. Check: each is ${graph.b} times the number above it.`,
        line`Las alturas van en la fila de abajo. Comprueba: cada una es ${graph.b} veces el número de arriba.`,
      ),
    ],
    check(printed, { blanks }) {
      if (printed.all('blank').length !== blanks.length) return false
      const columns = columnsOf(
        printed,
        blanks.map(value => exact(value).n),
      )
      const drawn = drawnPoints(printed)
      return columns.length === drawn.length && columns.every(([x, y]) => drawn.some(([u, v]) => u === x && v === y))
    },
  }),

  whichPoint: form({
    levels: ['easy'],
    wide: true,
    draw(random) {
      const drawn = drawEasy(random, MINE.easy)
      const by = factors(random, 3, 1, 5)
      const last = itemOf(by, 2)
      return { ...drawn, by, next: Math.min(last + random.int(1, 2), mostTimes(drawn)) }
    },
    answer: sentenceChoice,
    solve: graph => pointSaid(atTimes(graph, graph.next)),
    mistakes(graph) {
      const [x, y] = atTimes(graph, graph.next)
      const [u, v] = atTimes(graph, itemOf(graph.by, 2))
      return {
        swapped: pointSaid([y, x]),
        sameAdded: pointSaid([x, v + x - u]),
        oneTooMany: pointSaid([x, y + graph.b]),
      }
    },
    ask: graph =>
      stacked(
        said(settingOf(graph).steady, {
          en: line`Which other point shows the same ratio?`,
          es: line`¿Qué otro punto muestra la misma razón?`,
        }),
        drawnGraph(graph),
      ),
    solution(graph) {
      return [
        explained(
          statements(...pointsOf(graph).map(([x, y]) => equation(times(x, graph.b), y))),
          line`Read the points: ${pairs(pointsOf(graph))}. Each second number is ${graph.b} times the first.`,
          line`Lee los puntos: ${pairs(pointsOf(graph))}. Cada segundo número es ${graph.b} veces el primero.`,
        ),
        explained(
          pointSaid(atTimes(graph, graph.next)).says,
          line`This point fits: ${equation(times(graph.next, graph.b), graph.next * graph.b)}.`,
          line`Este punto cumple: ${equation(times(graph.next, graph.b), graph.next * graph.b)}.`,
        ),
      ]
    },
    whyWrong: graph => {
      const [x, y] = atTimes(graph, graph.next)
      return {
        swapped: { en: line`The two numbers are switched.`, es: line`Los dos números están intercambiados.` },
        sameAdded: explained(
          equation(times(x, graph.b), y),
          line`The same number was added to both numbers of ${pairs([atTimes(graph, itemOf(graph.by, 2))])}. With ${x}, the second number is ${y}.`,
          line`Se sumó el mismo número a los dos números de ${pairs([atTimes(graph, itemOf(graph.by, 2))])}. Con ${x}, el segundo número es ${y}.`,
        ),
        oneTooMany: explained(
          equation(times(x, graph.b), y),
          line`With ${x}, the second number is ${y}, not ${y + graph.b}.`,
          line`Con ${x}, el segundo número es ${y}, no ${y + graph.b}.`,
        ),
      }
    },
    check(printed, { key }) {
      const [x, y] = tupleOf(key.split(' ').map(Number), 2)
      return inOneRatio([...drawnPoints(printed), [x, y]])
    },
  }),

  writePairs: form({
    levels: ['easy'],
    draw(random): Graph {
      const drawn = drawEasy(random, MINE.easy)
      return { ...drawn, by: factors(random, 3, 2, 9) }
    },
    answer: pointList,
    solve: graph => pointsOf(graph),
    ask(graph) {
      const { x, y } = settingOf(graph)
      const [first, second, third] = [
        itemOf(graph.by, 0),
        itemOf(graph.by, 1),
        role('last', xCount(graph, itemOf(graph.by, 2))),
      ]
      return said(told(graph, [1, graph.b]), {
        en: line`Write the ordered pairs (${things(x)}, ${things(y)}) for ${role('first', first)}, ${role('second', second)}, and ${third}.`,
        es: line`Escribe los pares ordenados (${things(x)}, ${things(y)}) para ${role('first', first)}, ${role('second', second)} y ${third}.`,
      })
    },
    solution: graph => [
      explained(
        statements(...graph.by.map(by => equation(times(by, graph.b), by * graph.b))),
        line`${xCount(graph, 1)} goes with ${yCount(graph, graph.b)}: multiply each number of ${things(settingOf(graph).x)} by ${graph.b}.`,
        line`A ${xCount(graph, 1)} le corresponden ${yCount(graph, graph.b)}: multiplica cada número de ${things(settingOf(graph).x)} por ${graph.b}.`,
      ),
      explained(
        pairs(pointsOf(graph)),
        line`Write the ${things(settingOf(graph).x)} first, then the ${things(settingOf(graph).y)}.`,
        line`Escribe primero el número de ${things(settingOf(graph).x)} y después el de ${things(settingOf(graph).y)}.`,
      ),
    ],
    check(printed, points) {
      const asked = ['first', 'second', 'last'].map(name => printed.role(name))
      const [a, b] = [printed.role('x'), printed.role('y')]
      return (
        points.length === 3 &&
        points.every(
          ([x, y], i) =>
            x !== undefined &&
            y !== undefined &&
            itemOf(asked, i).equals(exact(x)) &&
            exact(y).times(a).equals(exact(x).times(b)),
        )
      )
    },
  }),
})
