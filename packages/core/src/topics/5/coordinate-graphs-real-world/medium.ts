import {
  answerStep,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  minus,
  point as pair,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  type Statement,
  sentenceChoice,
  times,
  trueStatement,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  type At,
  alone,
  amountOf,
  below,
  between,
  drawGraph,
  drawMapped,
  drawnMap,
  drawnPoints,
  type Graph,
  type Level,
  type levels,
  MINE,
  mapOf,
  mapSaid,
  onGraph,
  placeOf,
  plotted,
  pointsOf,
  readStep,
  scaleStep,
  settingOf,
  tableOf,
  timeOf,
  valueAt,
  valueDrawnAt,
} from './graphs.ts'
import { fromEs, toEs } from './settings.ts'

/** Two places of a graph, the second later. */
const drawTwo = (random: Random, graph: Graph): readonly [number, number] => {
  const [one, other] = random.sample(
    graph.times.map((_, i) => i),
    2,
  )
  return one < other ? [one, other] : [other, one]
}
const apart = (graph: Graph, i: number, j: number): number => Math.abs(valueAt(graph, j) - valueAt(graph, i))

/** How much the value rises from one point to a later one. */
const changeOf = (graph: Graph, [i, j]: readonly [number, number]): Expr =>
  equation(minus(valueAt(graph, j), valueAt(graph, i)), apart(graph, i, j))
const riseSaid = (graph: Graph, [i, j]: readonly [number, number], by: number, isTrue: boolean): Statement => {
  const { subject, time, done } = settingOf(graph)
  const [from, to] = [itemOf(graph.times, i), itemOf(graph.times, j)]
  const more = done ? by : amountOf(graph, by)
  return {
    key: `${from} ${to} ${by}`,
    isTrue,
    says: {
      en: {
        kind: 'paragraph',
        content: [
          `From ${time.en[0]} `,
          ...line`${from} to `,
          `${time.en[0]} `,
          ...line`${to}, ${subject} increased by ${more}.`,
        ],
      },
      es: {
        kind: 'paragraph',
        content: [
          `${time.gender === 'm' ? 'Del' : 'De la'} ${time.es[0]} `,
          ...line`${from} `,
          `${time.gender === 'm' ? 'al' : 'a la'} ${time.es[0]} `,
          ...line`${to}, ${subject} aumentó en ${more}.`,
        ],
      },
    },
  }
}
/** All pairs of six points that do not follow each other, and some that do. */
const PAIRS = [
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 5],
  [1, 2],
  [3, 4],
  [0, 3],
  [2, 5],
] as const

const wrongPlace = (graph: Graph, i: number): Sentence => ({
  key: `${itemOf(graph.times, i)}`,
  says: {
    en: prose`the point for ${timeOf(graph, itemOf(graph.times, i))}`,
    es: prose`el punto de ${timeOf(graph, itemOf(graph.times, i))}`,
  },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  plotTable: form({
    levels: ['medium'],
    wide: true,
    draw: (random, level) => drawGraph(random, MINE.plotTable, 5, level),
    answer: plotted,
    solve: graph => graph,
    ask: graph => {
      const empty = figure(onGraph(graph, []))
      return {
        en: [prose`Plot the pairs of the table on the graph.`, tableOf(graph), empty],
        es: [prose`Ubica los pares de la tabla en la gráfica.`, tableOf(graph), empty],
      }
    },
    solution: graph => [
      ...scaleStep(graph),
      explainedBy(pair(...itemOf(pointsOf(graph), 0)), {
        en: line`Write each row as an ordered pair: the time first. Go right ${itemOf(graph.times, 0)} and up to ${valueAt(graph, 0)}.`,
        es: line`Escribe cada fila como par ordenado: primero el tiempo. Avanza ${itemOf(graph.times, 0)} a la derecha y sube hasta ${valueAt(graph, 0)}.`,
      }),
      answerStep(figure(onGraph(graph)), {
        en: line`Mark the other pairs in the same way.`,
        es: line`Marca los otros pares de la misma manera.`,
      }),
    ],
    check(printed, { times: at, lines, step }) {
      const rows = printed
        .block('table')
        .rows.map(row =>
          row.flat().flatMap(item => (typeof item === 'object' && item.kind === 'number' ? [item.n] : [])),
        )
      return rows.length === at.length && rows.every(([x, y], i) => x === at[i] && y === step * itemOf(lines, i))
    },
  }),

  difference: form({
    levels: ['medium'],
    draw(random, level) {
      const graph = drawGraph(random, MINE.difference, 6, level)
      const [i, j] = random.until(
        () => drawTwo(random, graph),
        ([a, b]) => apart(graph, a, b) > 0,
      )
      return { graph, i, j }
    },
    answer: quantity,
    solve: ({ graph, i, j }) => amountOf(graph, apart(graph, i, j)),
    ask({ graph, i, j }) {
      const { subject } = settingOf(graph)
      const [first, second] = [
        role('first', timeOf(graph, itemOf(graph.times, i))),
        role('second', timeOf(graph, itemOf(graph.times, j))),
      ]
      return below(onGraph(graph), {
        en: prose`What is the difference between ${subject} after ${first} and after ${second}?`,
        es: prose`¿Cuál es la diferencia entre ${subject} después de ${first} y después de ${second}?`,
      })
    },
    solution({ graph, i, j }, found) {
      const [a, b] = [valueAt(graph, i), valueAt(graph, j)]
      return [
        ...scaleStep(graph),
        readStep(graph, i),
        readStep(graph, j),
        explainedBy(equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)), {
          en: line`Subtract the values.`,
          es: line`Resta los valores.`,
        }),
        answerStep(alone(found), {
          en: line`The difference is ${found}.`,
          es: line`La diferencia es de ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b] = [valueDrawnAt(printed, printed.role('first').n), valueDrawnAt(printed, printed.role('second').n)]
      return a !== undefined && b !== undefined && exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
    },
  }),

  alongOneLine: form({
    levels: ['medium'],
    draw: random => drawMapped(random, [3, 4, 5], true),
    answer: quantity,
    solve: mapped => count(mapOf(mapped).meters * between(itemOf(mapped.at, 0), itemOf(mapped.at, 1)), nouns.meter),
    ask(mapped) {
      const said = mapSaid(mapped, count(mapOf(mapped).meters, nouns.meter))
      const [one, other] = [placeOf(mapped, 0), placeOf(mapped, 1)]
      return below(drawnMap(mapped), {
        en: {
          kind: 'paragraph',
          content: [...said.en, `How far is it along the grid line from the ${one.en} to the ${other.en}?`],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...said.es,
            `¿Qué distancia hay ${fromEs(one)} ${toEs(other)} a lo largo de la línea de la cuadrícula?`,
          ],
        },
      })
    },
    solution(mapped, found) {
      const [[x, y], [u, v]] = [itemOf(mapped.at, 0), itemOf(mapped.at, 1)]
      const { meters } = mapOf(mapped)
      const squares = Math.abs(x - u) + Math.abs(y - v)
      const [more, less] = x === u ? [Math.max(y, v), Math.min(y, v)] : [Math.max(x, u), Math.min(x, u)]
      return [
        explainedBy(
          { kind: 'paragraph', content: [pair(x, y), ', ', pair(u, v)] },
          {
            en: line`Read the ordered pairs. One number is the same in both.`,
            es: line`Lee los pares ordenados. Un número es igual en los dos.`,
          },
        ),
        explainedBy(equation(minus(more, less), squares), {
          en: line`Subtract the numbers that differ: this is the number of grid-square sides between them.`,
          es: line`Resta los números que son distintos: es el número de lados de cuadrado que hay entre ellos.`,
        }),
        explainedBy(equation(times(squares, meters), squares * meters), {
          en: line`Each side is ${count(meters, nouns.meter)} long.`,
          es: line`Cada lado mide ${count(meters, nouns.meter)}.`,
        }),
        answerStep(alone(found), {
          en: ['It is ', found, ` from the ${placeOf(mapped, 0).en} to the ${placeOf(mapped, 1).en}.`],
          es: [`La distancia ${fromEs(placeOf(mapped, 0))} ${toEs(placeOf(mapped, 1))} es de `, found, '.'],
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b] = drawnPoints(printed)
      const [side] = printed.terms('quantity')
      return (
        a !== undefined &&
        b !== undefined &&
        side !== undefined &&
        exact(amount).over(evaluate(side.amount)).equals(between(a, b))
      )
    },
  }),

  trueRise: form(
    trueStatement({
      levels: ['medium'],
      draw(random, level: Level) {
        const graph = drawGraph(random, MINE.trueRise, 6, level)
        const pairs = random.sample(PAIRS, 4)
        return { graph, pairs }
      },
      about: ({ graph }) => {
        const drawn = figure(onGraph(graph))
        return { en: [drawn], es: [drawn] }
      },
      statements({ graph, pairs }) {
        const [right, whole, more, less] = [itemOf(pairs, 0), itemOf(pairs, 1), itemOf(pairs, 2), itemOf(pairs, 3)]
        const rise = ([i, j]: readonly [number, number]) => apart(graph, i, j)
        return [
          riseSaid(graph, right, rise(right), true),
          // The last value instead of the change; one line too many; one too few or a line.
          riseSaid(graph, whole, valueAt(graph, whole[1]), false),
          riseSaid(graph, more, rise(more) + graph.step, false),
          riseSaid(graph, less, rise(less) > graph.step ? rise(less) - graph.step : rise(less) + 2 * graph.step, false),
        ].map((statement, i) => ({
          ...statement,
          why: explainedBy(changeOf(graph, itemOf(pairs, i)), {
            en: line`This is the real increase.`,
            es: line`Este es el aumento real.`,
          }),
        }))
      },
      solution: ({ graph, pairs }, answer) => [
        ...scaleStep(graph),
        explainedBy(changeOf(graph, itemOf(pairs, 0)), {
          en: line`Subtract the values at the two times.`,
          es: line`Resta los valores de los dos momentos.`,
        }),
        answerStep(answer.says, {
          en: line`This is the increase in the statement.`,
          es: line`Este es el aumento que dice la afirmación.`,
        }),
      ],
      holds(printed, key) {
        const [from, to, by] = key.split(' ').map(Number)
        if (from === undefined || to === undefined || by === undefined) return false
        const [a, b] = [valueDrawnAt(printed, from), valueDrawnAt(printed, to)]
        return a !== undefined && b !== undefined && b - a === by
      },
    }),
  ),

  misplotted: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random, level) {
      const graph = drawGraph(random, MINE.misplotted, 5, level)
      const wrong = random.int(0, 4)
      const line = itemOf(graph.lines, wrong)
      const others = random.sample(
        [0, 1, 2, 3, 4].filter(i => i !== wrong),
        3,
      )
      return { graph, wrong, others, by: line >= 9 ? -1 : line <= 1 ? 1 : random.sign() }
    },
    answer: sentenceChoice,
    solve: ({ graph, wrong }) => wrongPlace(graph, wrong),
    mistakes: ({ graph, others }) => Object.fromEntries(others.map(i => [`point${i}`, wrongPlace(graph, i)])),
    ask({ graph, wrong, by }) {
      const points = pointsOf(graph).map(([x, y], i): At => [x, i === wrong ? y + by * graph.step : y])
      const drawn = figure(onGraph(graph, points))
      return {
        en: [
          prose`The pairs of the table were plotted. One point is in the wrong place. Which one?`,
          tableOf(graph),
          drawn,
        ],
        es: [
          prose`Se ubicaron los pares de la tabla. Un punto está en un lugar incorrecto. ¿Cuál es?`,
          tableOf(graph),
          drawn,
        ],
      }
    },
    key({ graph, wrong }) {
      const right = pair(itemOf(graph.times, wrong), valueAt(graph, wrong))
      return { en: prose`It should be at ${right}.`, es: prose`Debe estar en ${right}.` }
    },
    solution({ graph, wrong, by }, answer) {
      const [x, y] = itemOf(pointsOf(graph), wrong)
      return [
        ...scaleStep(graph),
        explainedBy(
          {
            kind: 'paragraph',
            content: pointsOf(graph).flatMap((one, i) => (i === 0 ? [pair(...one)] : [', ', pair(...one)])),
          },
          {
            en: line`Write the rows of the table as ordered pairs and look for each on the graph.`,
            es: line`Escribe las filas de la tabla como pares ordenados y busca cada uno en la gráfica.`,
          },
        ),
        answerStep(answer.says, {
          en: line`It is at ${pair(x, y + by * graph.step)} and should be at ${pair(x, y)}.`,
          es: line`Está en ${pair(x, y + by * graph.step)} y debe estar en ${pair(x, y)}.`,
        }),
      ]
    },
    whyWrong: ({ graph, others }) =>
      Object.fromEntries(
        others.map(i => {
          const right = pair(itemOf(graph.times, i), valueAt(graph, i))
          return [
            `point${i}`,
            { en: line`It is at ${right}, as in the table.`, es: line`Está en ${right}, como en la tabla.` },
          ]
        }),
      ),
    check(printed, { key }) {
      const rows = printed
        .block('table')
        .rows.map(row =>
          row.flat().flatMap(item => (typeof item === 'object' && item.kind === 'number' ? [item.n] : [])),
        )
      const off = rows.filter(([x, y]) => x !== undefined && valueDrawnAt(printed, x) !== y)
      return off.length === 1 && `${off[0]?.[0]}` === key
    },
  }),
})
