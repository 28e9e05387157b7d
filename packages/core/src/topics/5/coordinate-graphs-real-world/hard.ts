import {
  answerStep,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  minus,
  point as pair,
  prose,
  quantity,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  times,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { continuedForms } from './continued.ts'
import {
  alone,
  below,
  between,
  drawGraph,
  drawMapped,
  drawnMap,
  drawnPoints,
  type Graph,
  type levels,
  MINE,
  mapOf,
  mapSaid,
  onGraph,
  placeOf,
  scaleStep,
  settingOf,
  valueAt,
} from './graphs.ts'
import { rivals } from './rivals.ts'
import { fromEs, toEs } from './settings.ts'
import { twoGraphForms } from './two-graphs.ts'

/** From one point to the next. */
const interval = (graph: Graph, i: number): Sentence => {
  const [from, to] = [itemOf(graph.times, i), itemOf(graph.times, i + 1)]
  const { time } = settingOf(graph)
  return {
    key: `${from} ${to}`,
    says: {
      en: {
        kind: 'paragraph',
        content: [`from ${time.en[0]} `, ...line`${from} to `, `${time.en[0]} `, ...line`${to}`],
      },
      es: {
        kind: 'paragraph',
        content: [
          `${time.gender === 'm' ? 'del' : 'de la'} ${time.es[0]} `,
          ...line`${from} `,
          `${time.gender === 'm' ? 'al' : 'a la'} ${time.es[0]} `,
          ...line`${to}`,
        ],
      },
    },
  }
}
const riseAt = (graph: Graph, i: number): number => valueAt(graph, i + 1) - valueAt(graph, i)
const risesOf = (graph: Graph): readonly number[] => [0, 1, 2, 3, 4].map(i => riseAt(graph, i))

const riseRead = (graph: Graph, i: number) =>
  equation(minus(valueAt(graph, i + 1), valueAt(graph, i)), riseAt(graph, i))

const SIDEWAYS = {
  right: { en: 'to the right', es: 'a la derecha' },
  left: { en: 'to the left', es: 'a la izquierda' },
  up: { en: 'up', es: 'hacia arriba' },
  down: { en: 'down', es: 'hacia abajo' },
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ...twoGraphForms(form),

  mostChange: form({
    levels: ['hard'],
    wide: true,
    draw(random, level) {
      const graph = random.until(
        () => drawGraph(random, MINE.mostChange, 6, level, true),
        drawn => {
          const rises = risesOf(drawn)
          return rises.filter(rise => rise === Math.max(...rises)).length === 1 && new Set(rises).size >= 3
        },
      )
      const rises = risesOf(graph)
      const most = rises.indexOf(Math.max(...rises))
      return {
        graph,
        most,
        others: rivals(rises, most),
      }
    },
    answer: sentenceChoice,
    solve: ({ graph, most }) => interval(graph, most),
    mistakes: ({ graph, others }) => Object.fromEntries(others.map(i => [`interval${i}`, interval(graph, i)])),
    ask({ graph }) {
      const { subject } = settingOf(graph)
      return below(onGraph(graph), {
        en: prose`In which of these periods did ${subject} increase the most?`,
        es: prose`¿En cuál de estos periodos aumentó más ${subject}?`,
      })
    },
    solution: ({ graph, most }, answer) => [
      ...scaleStep(graph),
      explainedBy(riseRead(graph, most), {
        en: line`For each period, subtract the value at the start from the value at the end.`,
        es: line`En cada periodo, resta el valor del comienzo del valor del final.`,
      }),
      answerStep(answer.says, {
        en: line`Here the increase is the greatest.`,
        es: line`Aquí el aumento es el mayor.`,
      }),
    ],
    whyWrong: ({ graph, others }) =>
      Object.fromEntries(
        others.map(i => [
          `interval${i}`,
          explainedBy(riseRead(graph, i), { en: line`The increase is smaller.`, es: line`El aumento es menor.` }),
        ]),
      ),
    check(printed, { key }) {
      const points = [...drawnPoints(printed)].sort(([a], [b]) => a - b)
      const rises = points.slice(1).map(([x, y], i) => {
        const [before, low] = itemOf(points, i)
        return { key: `${before} ${x}`, by: y - low }
      })
      const mine = rises.find(rise => rise.key === key)
      return mine !== undefined && rises.every(rise => rise === mine || rise.by < mine.by)
    },
  }),

  ...continuedForms(form),

  route: form({
    levels: ['hard'],
    draw: random => drawMapped(random, [6, 7, 8]),
    answer: quantity,
    solve: mapped => {
      const [a, b, c] = [itemOf(mapped.at, 0), itemOf(mapped.at, 1), itemOf(mapped.at, 2)]
      return count(mapOf(mapped).meters * (between(a, b) + between(b, c)), nouns.meter)
    },
    ask(mapped) {
      const said = mapSaid(mapped, count(mapOf(mapped).meters, nouns.meter))
      const [one, two, three] = [placeOf(mapped, 0), placeOf(mapped, 1), placeOf(mapped, 2)]
      return below(drawnMap(mapped), {
        en: {
          kind: 'paragraph',
          content: [
            ...said.en,
            `You walk only along grid lines. How long is the shortest route from the ${one.en} to the ${two.en} and then to the ${three.en}?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...said.es,
            `Caminas solo por las líneas de la cuadrícula. ¿Cuánto mide el camino más corto ${fromEs(one)} ${toEs(two)} y luego ${toEs(three)}?`,
          ],
        },
      })
    },
    solution(mapped, found) {
      const [a, b, c] = [itemOf(mapped.at, 0), itemOf(mapped.at, 1), itemOf(mapped.at, 2)]
      const { meters } = mapOf(mapped)
      type Spot = readonly [number, number]
      const apart = (one: number, other: number): Expr =>
        equation(minus(Math.max(one, other), Math.min(one, other)), Math.abs(one - other))
      const leg = ([x, y]: Spot, [u, v]: Spot) => statements(apart(x, u), apart(y, v))
      const sides = ([x, y]: Spot, [u, v]: Spot) => [Math.abs(x - u), Math.abs(y - v)]
      const walked = ([x, y]: Spot, [u, v]: Spot) => {
        const [across, along] = [Math.abs(u - x), Math.abs(v - y)]
        const [way, then] = [u > x ? SIDEWAYS.right : SIDEWAYS.left, v > y ? SIDEWAYS.up : SIDEWAYS.down]
        return words(
          `${across} ${across === 1 ? 'side' : 'sides'} ${way.en} and ${along} ${then.en}`,
          `${across} ${across === 1 ? 'lado' : 'lados'} ${way.es} y ${along} ${then.es}`,
        )
      }
      const all = between(a, b) + between(b, c)
      return [
        explainedBy(leg(a, b), {
          en: line`From ${pair(...a)} to ${pair(...b)}: go ${walked(a, b)}.`,
          es: line`De ${pair(...a)} a ${pair(...b)}: avanza ${walked(a, b)}.`,
        }),
        explainedBy(leg(b, c), {
          en: line`From ${pair(...b)} to ${pair(...c)}: go ${walked(b, c)}.`,
          es: line`De ${pair(...b)} a ${pair(...c)}: avanza ${walked(b, c)}.`,
        }),
        explainedBy(equation(sum(...sides(a, b), ...sides(b, c)), all), {
          en: line`Add the sides of both parts.`,
          es: line`Suma los lados de las dos partes.`,
        }),
        explainedBy(equation(times(all, meters), all * meters), {
          en: line`Each side is ${count(meters, nouns.meter)} long.`,
          es: line`Cada lado mide ${count(meters, nouns.meter)}.`,
        }),
        answerStep(alone(found), {
          en: line`The route is ${found} long.`,
          es: line`El camino mide ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b, c] = drawnPoints(printed)
      const [side] = printed.terms('quantity')
      return (
        a !== undefined &&
        b !== undefined &&
        c !== undefined &&
        side !== undefined &&
        exact(amount)
          .over(evaluate(side.amount))
          .equals(between(a, b) + between(b, c))
      )
    },
  }),
})
