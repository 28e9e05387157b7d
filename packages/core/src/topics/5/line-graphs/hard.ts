import {
  answerStep,
  type Both,
  barChart,
  both,
  count,
  divide,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  minus,
  name,
  type Person,
  people,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  sum,
} from '../../../author.ts'
import {
  amount,
  below,
  changeAt,
  drawGraph,
  drawHeights,
  type Graph,
  type Level,
  type levels,
  lineStep,
  linesOf,
  placesOf,
  printedPlaces,
  printedValues,
  readAll,
  readChanges,
  said,
  settingOf,
  startsOf,
  valueAt,
  valueOf,
} from './graphs.ts'
import { LINES, pairs, type Setting, settingsOf } from './settings.ts'
import { halfPast } from './times.ts'

const MISTAKES = ['ones', 'doubled', 'below'] as const
type Mistake = (typeof MISTAKES)[number]
/** What somebody reads who takes the lines for something else. */
const misread = (mistake: Mistake, graph: Graph, place: number): number => {
  const height = itemOf(graph.heights, place)
  return {
    ones: valueOf(graph, height - 1) + 1,
    doubled: valueOf(graph, height + 1),
    below: valueOf(graph, height - 1),
  }[mistake]
}
function mistakeOf(mistake: Mistake, graph: Graph, who: Person): Sentence {
  const { step } = settingOf(graph)
  const says: Readonly<Record<Mistake, Sentence['says']>> = {
    ones: {
      en: prose`${name(who)} counted the space from one line to the next as 1.`,
      es: prose`${name(who)} contó el espacio de una línea a la siguiente como 1.`,
    },
    doubled: {
      en: prose`${name(who)} counted the space from one line to the next as ${2 * step}.`,
      es: prose`${name(who)} contó el espacio de una línea a la siguiente como ${2 * step}.`,
    },
    below: {
      en: prose`${name(who)} read the number on the scale just below the point.`,
      es: prose`${name(who)} leyó el número de la escala que está justo por debajo del punto.`,
    },
  }
  return { key: mistake, says: says[mistake] }
}
/** On from the number below the point: how somebody comes to what is read. */
function wronglyRead(mistake: Mistake, graph: Graph, place: number): Both<readonly Inline[]> {
  const [low, read] = [valueOf(graph, itemOf(graph.heights, place) - 1), misread(mistake, graph, place)]
  return mistake === 'below'
    ? { en: line`This mistake gives ${read}.`, es: line`Este error da ${read}.` }
    : {
        en: line`With this mistake: ${equation(sum(low, read - low), read)}.`,
        es: line`Con este error: ${equation(sum(low, read - low), read)}.`,
      }
}
/** Odd, so that no number stands at the point. */
const misreadable = (graph: Graph): readonly number[] =>
  [1, 2, 3, 4].filter(place => [3, 5].includes(itemOf(graph.heights, place)))

/** The steady change from one hour to the next, whose half is whole. */
const steady = (graph: Graph): readonly number[] =>
  startsOf(graph).filter(place => changeAt(graph, place) % 2 === 0 && Math.abs(changeAt(graph, place)) > 2)

interface Pair {
  readonly pair: number
  readonly every: number
  readonly one: readonly number[]
  readonly other: readonly number[]
}
const valuesOf = ({ pair }: Pick<Pair, 'pair'>, heights: readonly number[]): readonly number[] => {
  const { from, step } = itemOf(pairs, pair).setting
  return heights.map(height => from + height * step)
}
const bothOf = (drawn: Pair): readonly (readonly [number, number])[] => {
  const others = valuesOf(drawn, drawn.other)
  return valuesOf(drawn, drawn.one).map((value, i) => [value, itemOf(others, i)] as const)
}
const gapsOf = (drawn: Pair): readonly number[] => bothOf(drawn).map(([a, b]) => Math.abs(a - b))
function drawPair(random: Random, { every }: Level): Pair {
  const pair = random.evenly(pairs.map((_, i) => i))
  const { trend }: Setting = itemOf(pairs, pair).setting
  const draw = () => drawHeights(random, 5, trend)
  return random.until(
    (): Pair => ({ pair, every, one: draw(), other: draw() }),
    drawn => {
      const gaps = gapsOf(drawn)
      const place = gaps.indexOf(Math.max(...gaps))
      const isBetween = itemOf(drawn.one, place) % 2 === 1 || itemOf(drawn.other, place) % 2 === 1
      return isBetween && new Set(gaps).size >= 3
    },
  )
}
const onePicture = (drawn: Pair) => {
  const { setting, names } = itemOf(pairs, drawn.pair)
  const { title, times, valueTitle, from, step } = setting
  return barChart({
    title,
    categories: times.names.slice(0, drawn.one.length),
    series: [
      { name: names[0], values: valuesOf(drawn, drawn.one) },
      { name: names[1], values: valuesOf(drawn, drawn.other) },
    ],
    scale: { from, to: from + LINES * step, step, every: drawn.every },
    valueTitle,
    categoryTitle: times.title,
    joined: true,
  })
}

const risesOf = (graph: Graph, way: 'rise' | 'fall') =>
  startsOf(graph).filter(place => (way === 'rise' ? changeAt(graph, place) > 0 : changeAt(graph, place) < 0))
const sizes = (graph: Graph, way: 'rise' | 'fall') => risesOf(graph, way).map(place => Math.abs(changeAt(graph, place)))
export const hardForms = (form: FormMaker<typeof levels>) => ({
  halfway: form({
    levels: ['hard'],
    draw(random, level) {
      const graph = drawGraph(random, level, settingsOf('halfway'), drawn => steady(drawn).some(place => place < 4))
      return { graph, place: random.pick(steady(graph).filter(at => at < 4)) }
    },
    answer: quantity,
    solve: ({ graph, place }) => amount(graph, (valueAt(graph, place) + valueAt(graph, place + 1)) / 2),
    ask({ graph, place }) {
      const { subject, times } = settingOf(graph)
      const [span, half] = [times.between(place, place + 1), halfPast(place)]
      return below(
        graph,
        said(
          [line`If ${subject} changed steadily `, span.en, line`, what was ${subject} `, half.en, line`? ____`],
          [
            line`Si ${subject} cambió de manera uniforme `,
            span.es,
            line`, ¿cuál era ${subject} `,
            half.es,
            line`? ____`,
          ],
        ),
      )
    },
    solution({ graph, place }, found) {
      const [a, b] = [valueAt(graph, place), valueAt(graph, place + 1)]
      const change = Math.abs(b - a)
      return [
        ...lineStep(graph),
        readAll(graph, [place, place + 1]),
        explainedBy(equation(minus(Math.max(a, b), Math.min(a, b)), change), {
          en: line`Find the change in one hour.`,
          es: line`Halla el cambio en una hora.`,
        }),
        explainedBy(equation(divide(change, 2), change / 2), {
          en: line`In half an hour, half of this change takes place.`,
          es: line`En media hora ocurre la mitad de ese cambio.`,
        }),
        answerStep(
          both(b > a ? equation(sum(a, change / 2), a + change / 2) : equation(minus(a, change / 2), a - change / 2)),
          {
            en: line`Halfway through that hour, ${settingOf(graph).subject} was ${found}.`,
            es: line`A la mitad de esa hora, ${settingOf(graph).subject} era de ${found}.`,
          },
        ),
      ]
    },
    check(printed, { amount: found }) {
      const [one, other] = printedPlaces(printed)
      const values = printedValues(printed)
      if (one === undefined || other === undefined) return false
      // As far from the one as from the other.
      return exact(found)
        .minus(itemOf(values, one))
        .equals(exact(itemOf(values, other)).minus(exact(found)))
    },
  }),

  misread: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random, level) {
      const mistake = random.evenly(MISTAKES)
      const graph = drawGraph(random, level, settingsOf('misread'), drawn => misreadable(drawn).length > 0)
      return { mistake, graph, place: random.pick(misreadable(graph)), who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ mistake, graph, who }) => mistakeOf(mistake, graph, who),
    mistakes: ({ mistake, graph, who }) =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== mistake).map(other => [other, mistakeOf(other, graph, who)]),
      ),
    ask({ mistake, graph, place, who }) {
      const { subject, times } = settingOf(graph)
      const at = times.at(place)
      const read = role('said', amount(graph, misread(mistake, graph, place)))
      return below(
        graph,
        said(
          [line`${name(who)} says that ${subject} was ${read} `, at.en, '. That is wrong. What was the mistake?'],
          [line`${name(who)} dice que ${subject} fue de ${read} `, at.es, '. Es incorrecto. ¿Cuál fue el error?'],
        ),
      )
    },
    solution({ mistake, graph, place }, { says }) {
      const low = valueOf(graph, itemOf(graph.heights, place) - 1)
      const { step } = settingOf(graph)
      return [
        ...lineStep(graph),
        explainedBy(equation(sum(low, step), low + step), {
          en: line`The point is one line above ${low}.`,
          es: line`El punto está una línea por encima de ${low}.`,
        }),
        answerStep(says, wronglyRead(mistake, graph, place)),
      ]
    },
    whyWrong: ({ mistake, graph, place }) =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== mistake).map(other => [other, wronglyRead(other, graph, place)]),
      ),
    check(printed, { key }) {
      const { scale } = printed.figure('bar-chart')
      const value = itemOf(printedValues(printed), itemOf(printedPlaces(printed), 0))
      const read = printed.role('said')
      const results: Readonly<Record<Mistake, number>> = {
        ones: value - scale.step + 1,
        doubled: value + scale.step,
        below: value - scale.step,
      }
      const fitting = MISTAKES.filter(mistake => read.equals(results[mistake]))
      return fitting.length === 1 && fitting[0] === key
    },
  }),

  greatestGap: form({
    levels: ['hard'],
    draw: drawPair,
    answer: quantity,
    solve: drawn => count(Math.max(...gapsOf(drawn)), itemOf(pairs, drawn.pair).setting.unit),
    ask(drawn) {
      const picture = figure(onePicture(drawn))
      return {
        en: [
          picture,
          prose`Compare the two lines above each label of the horizontal axis. What is the greatest difference? ____`,
        ],
        es: [
          picture,
          prose`Compara las dos líneas sobre cada rótulo del eje horizontal. ¿Cuál es la mayor diferencia? ____`,
        ],
      }
    },
    solution(drawn, found) {
      const { times } = itemOf(pairs, drawn.pair).setting
      const content = bothOf(drawn).flatMap(([a, b], i): readonly Inline[] => [
        ...(i > 0 ? ['; '] : []),
        ...line`${itemOf(times.labels, i)}: ${equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b))}`,
      ])
      return [
        linesOf(itemOf(pairs, drawn.pair).setting, drawn.every),
        explainedBy(both({ kind: 'paragraph', content }), {
          en: line`Read both points at each time and subtract.`,
          es: line`Lee los dos puntos de cada momento y resta.`,
        }),
        answerStep(quantity.show(found), {
          en: line`The greatest difference is ${found}.`,
          es: line`La mayor diferencia es de ${found}.`,
        }),
      ]
    },
    check(printed, { amount: found }) {
      const [one, other] = [printedValues(printed, 0), printedValues(printed, 1)]
      const own = one.some((value, i) =>
        exact(found)
          .plus(Math.min(value, itemOf(other, i)))
          .equals(Math.max(value, itemOf(other, i))),
      )
      return own && one.every((value, i) => exact(found).compare(Math.abs(value - itemOf(other, i))) >= 0)
    },
  }),

  changesCompared: form({
    levels: ['hard'],
    draw(random, level) {
      const way = random.evenly(['rise', 'fall'] as const)
      const graph = drawGraph(
        random,
        level,
        settingsOf('changesCompared').filter(
          setting => way === 'rise' || !['up', 'down'].includes(settingOf({ setting }).trend),
        ),
        drawn => {
          const all = sizes(drawn, way)
          return all.length >= 3 && new Set(all).size === all.length && drawn.heights.some(height => height % 2 === 1)
        },
      )
      return { graph, way }
    },
    answer: quantity,
    solve: ({ graph, way }) => amount(graph, Math.max(...sizes(graph, way)) - Math.min(...sizes(graph, way))),
    ask({ graph, way }) {
      const { subject } = settingOf(graph)
      return below(
        graph,
        way === 'rise'
          ? {
              en: prose`Find the greatest increase and the least increase in ${subject} from one point to the next. What is the difference between the two? ____`,
              es: prose`¿Cuánto aumentó ${subject} de un punto al siguiente? Halla el mayor y el menor de esos aumentos. ¿Cuál es la diferencia entre los dos? ____`,
            }
          : {
              en: prose`Find the greatest decrease and the least decrease in ${subject} from one point to the next. What is the difference between the two? ____`,
              es: prose`¿Cuánto disminuyó ${subject} de un punto al siguiente? Halla la mayor y la menor de esas disminuciones. ¿Cuál es la diferencia entre las dos? ____`,
            },
      )
    },
    solution({ graph, way }, found) {
      const all = sizes(graph, way)
      const [most, least] = [Math.max(...all), Math.min(...all)]
      return [
        ...lineStep(graph),
        readChanges(graph, risesOf(graph, way), way),
        explainedBy(equation(minus(most, least), most - least), {
          en: line`Subtract the least of them from the greatest.`,
          es: way === 'rise' ? line`Resta el menor del mayor.` : line`Resta la menor de la mayor.`,
        }),
        answerStep(quantity.show(found), {
          en: line`The difference is ${found}.`,
          es: line`La diferencia es de ${found}.`,
        }),
      ]
    },
    check(printed, { amount: found }) {
      const values = printedValues(printed)
      const isRise = /increase|aumento/.test(printed.text)
      const all = values.slice(1).map((value, i) => (isRise ? value - itemOf(values, i) : itemOf(values, i) - value))
      const changes = all.filter(change => change > 0)
      return exact(found)
        .plus(Math.min(...changes))
        .equals(Math.max(...changes))
    },
  }),

  total: form({
    levels: ['hard'],
    draw: (random, level) =>
      drawGraph(
        random,
        level,
        settingsOf('total'),
        graph => graph.heights.filter(height => height % 2 === 1).length >= 3,
      ),
    answer: quantity,
    solve: graph =>
      amount(
        graph,
        placesOf(graph).reduce((all, place) => all + valueAt(graph, place), 0),
      ),
    ask(graph) {
      const { subject, times } = settingOf(graph)
      const span = times.between(0, 5)
      return below(
        graph,
        said(
          [line`Each point shows ${subject} ${times.inOne}. What is the total `, span.en, line`? ____`],
          [line`Cada punto muestra ${subject} ${times.inOne}. ¿Cuál es el total `, span.es, line`? ____`],
        ),
      )
    },
    solution: (graph, found) => [
      ...lineStep(graph),
      readAll(graph, placesOf(graph)),
      explainedBy(
        equation(
          sum(...placesOf(graph).map(place => valueAt(graph, place))),
          placesOf(graph).reduce((all, place) => all + valueAt(graph, place), 0),
        ),
        { en: line`Add all the values.`, es: line`Suma todos los valores.` },
      ),
      answerStep(quantity.show(found), { en: line`The total is ${found}.`, es: line`El total es de ${found}.` }),
    ],
    check: (printed, { amount: found }) =>
      exact(found).equals(printedValues(printed).reduce((all, value) => all + value, 0)),
  }),
})
