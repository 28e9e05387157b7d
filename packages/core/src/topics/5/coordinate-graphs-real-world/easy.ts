import {
  answerStep,
  exact,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  number,
  point as pair,
  pointAnswer,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  alone,
  amountOf,
  below,
  drawGraph,
  drawMapped,
  drawnMap,
  drawnPoints,
  type Graph,
  type levels,
  MINE,
  mapSaid,
  onGraph,
  placeOf,
  readStep,
  settingOf,
  stated,
  statedAt,
  timeOf,
  valueAt,
  valueDrawnAt,
} from './graphs.ts'
import { fromEs } from './settings.ts'

const sentence = (key: string, [en, es]: readonly [Sentence['says']['en'], Sentence['says']['es']]): Sentence => ({
  key,
  says: { en, es },
})
const meaning = (graph: Graph, time: number, value: number): Sentence => {
  const { en, es } = stated(graph, timeOf(graph, time), amountOf(graph, value))
  return sentence(`${time} ${value}`, [
    { kind: 'paragraph', content: en },
    { kind: 'paragraph', content: es },
  ])
}
/** A place whose two numbers differ. */
const telling = (graph: Graph) => graph.times.map((_, i) => i).filter(i => itemOf(graph.times, i) !== valueAt(graph, i))
export const easyForms = (form: FormMaker<typeof levels>) => ({
  valueAt: form({
    levels: ['easy'],
    draw(random, level) {
      const graph = random.until(
        () => drawGraph(random, MINE.valueAt, 5, level),
        drawn => telling(drawn).length > 0,
      )
      return { graph, i: random.pick(telling(graph)) }
    },
    answer: quantity,
    solve: ({ graph, i }) => amountOf(graph, valueAt(graph, i)),
    ask({ graph, i }) {
      const { subject } = settingOf(graph)
      const time = role('time', timeOf(graph, itemOf(graph.times, i)))
      return below(onGraph(graph), {
        en: prose`What was ${subject} after ${time}?`,
        es: prose`¿Cuál era ${subject} después de ${time}?`,
      })
    },
    solution: ({ graph, i }, found) => [readStep(graph, i), answerStep(alone(found), statedAt(graph, i))],
    check: (printed, { amount }) => exact(amount).equals(valueDrawnAt(printed, printed.role('time').n) ?? -1),
  }),

  timeOfValue: form({
    levels: ['easy'],
    draw(random, level) {
      const graph = random.until(
        () => drawGraph(random, MINE.timeOfValue, 6, level),
        drawn => telling(drawn).length > 0,
      )
      return { graph, i: random.pick(telling(graph)) }
    },
    answer: quantity,
    solve: ({ graph, i }) => timeOf(graph, itemOf(graph.times, i)),
    ask({ graph, i }) {
      const { subject, time, done } = settingOf(graph)
      const value = role('value', amountOf(graph, valueAt(graph, i)))
      const many = `${time.gender === 'f' ? 'cuántas' : 'cuántos'} ${time.es[1]}`
      return below(onGraph(graph), {
        en: {
          kind: 'paragraph',
          content: done
            ? [`After how many ${time.en[1]} had `, value, ` ${done[0].replace('had ', '')}?`]
            : [`After how many ${time.en[1]} was `, subject, ' ', value, '?'],
        },
        es: {
          kind: 'paragraph',
          content: done
            ? [`¿Después de ${many} ${done[1]} `, value, '?']
            : [`¿Después de ${many} era de `, value, ' ', subject, '?'],
        },
      })
    },
    solution({ graph, i }, found) {
      const [time, value] = [itemOf(graph.times, i), valueAt(graph, i)]
      return [
        explainedBy(pair(time, value), {
          en: line`Find the point at a height of ${value}. Read below it: ${time}.`,
          es: line`Busca el punto que está a la altura ${value}. Lee debajo de él: ${time}.`,
        }),
        answerStep(alone(found), stated(graph, timeOf(graph, time), amountOf(graph, value))),
      ]
    },
    check: (printed, { amount }) =>
      drawnPoints(printed).some(([x, y]) => exact(amount).equals(x) && printed.role('value').equals(y)),
  }),

  meaning: form({
    levels: ['easy'],
    draw(random, level) {
      const graph = random.until(
        () => drawGraph(random, MINE.meaning, 5, level),
        drawn => telling(drawn).some(i => i > 0),
      )
      const i = random.pick(telling(graph).filter(at => at > 0))
      return { graph, i }
    },
    answer: sentenceChoice,
    solve: ({ graph, i }) => meaning(graph, itemOf(graph.times, i), valueAt(graph, i)),
    mistakes({ graph, i }) {
      const [time, value] = [itemOf(graph.times, i), valueAt(graph, i)]
      return {
        swapped: meaning(graph, value, time),
        pointBefore: meaning(graph, time, valueAt(graph, i - 1)),
        timeBefore: meaning(graph, itemOf(graph.times, i - 1), value),
      }
    },
    ask: ({ graph, i }) =>
      below(onGraph(graph), {
        en: prose`What does the point ${pair(itemOf(graph.times, i), valueAt(graph, i))} mean?`,
        es: prose`¿Qué significa el punto ${pair(itemOf(graph.times, i), valueAt(graph, i))}?`,
      }),
    solution: ({ graph, i }, answer) => [
      explainedBy(pair(itemOf(graph.times, i), valueAt(graph, i)), {
        en: line`The first number is read on the horizontal axis, ${settingOf(graph).timeTitle}. The second is read on the vertical axis, ${settingOf(graph).title}.`,
        es: line`El primer número se lee en el eje horizontal, ${settingOf(graph).timeTitle}. El segundo se lee en el eje vertical, ${settingOf(graph).title}.`,
      }),
      answerStep(answer.says, {
        en: line`First the time, ${itemOf(graph.times, i)}, then the value, ${valueAt(graph, i)}.`,
        es: line`Primero el tiempo, ${itemOf(graph.times, i)}; luego el valor, ${valueAt(graph, i)}.`,
      }),
    ],
    whyWrong({ graph, i }) {
      const [time, value] = [itemOf(graph.times, i), valueAt(graph, i)]
      return {
        swapped: { en: line`The two numbers are exchanged.`, es: line`Los dos números están intercambiados.` },
        pointBefore: {
          en: line`The second number is ${value}, not ${valueAt(graph, i - 1)}.`,
          es: line`El segundo número es ${value}, no ${valueAt(graph, i - 1)}.`,
        },
        timeBefore: {
          en: line`The first number is ${time}, not ${itemOf(graph.times, i - 1)}.`,
          es: line`El primer número es ${time}, no ${itemOf(graph.times, i - 1)}.`,
        },
      }
    },
    check(printed, { key }) {
      const [{ items }] = [printed.one('list')]
      return items.map(item => exact(item).n).join(' ') === key
    },
  }),

  pairFor: form({
    levels: ['easy'],
    draw(random, level) {
      const graph = random.until(
        () => drawGraph(random, MINE.pairFor, 5, level),
        drawn => telling(drawn).length > 0,
      )
      return { graph, i: random.pick(telling(graph)) }
    },
    answer: pointAnswer,
    solve: ({ graph, i }) => [itemOf(graph.times, i), valueAt(graph, i)],
    ask({ graph, i }) {
      const { subject } = settingOf(graph)
      const time = role('time', timeOf(graph, itemOf(graph.times, i)))
      return below(onGraph(graph), {
        en: prose`Which ordered pair shows ${subject} after ${time}?`,
        es: prose`¿Qué par ordenado muestra ${subject} después de ${time}?`,
      })
    },
    solution: ({ graph, i }) => [
      explainedBy(number(itemOf(graph.times, i)), {
        en: line`Find ${itemOf(graph.times, i)} on the horizontal axis. The time comes first in the pair.`,
        es: line`Busca ${itemOf(graph.times, i)} en el eje horizontal. El tiempo va primero en el par.`,
      }),
      explainedBy(pair(itemOf(graph.times, i), valueAt(graph, i)), {
        en: line`Go up to the point and read across to the vertical axis: ${valueAt(graph, i)}. The value comes second.`,
        es: line`Sube hasta el punto y lee su altura en el eje vertical: ${valueAt(graph, i)}. El valor va después.`,
      }),
    ],
    check: (printed, [x, y]) =>
      x !== undefined &&
      y !== undefined &&
      printed.role('time').equals(exact(x)) &&
      exact(y).equals(valueDrawnAt(printed, exact(x).n) ?? -1),
  }),

  placeOnMap: form({
    levels: ['easy'],
    draw: random => drawMapped(random, [0, 1, 2]),
    answer: pointAnswer,
    solve: ({ at }) => itemOf(at, 0),
    ask(mapped) {
      const [said, place] = [mapSaid(mapped), placeOf(mapped, 0)]
      return below(drawnMap(mapped), {
        en: { kind: 'paragraph', content: [...said.en, `What is the ordered pair for the ${place.en}?`] },
        es: { kind: 'paragraph', content: [...said.es, `¿Cuál es el par ordenado ${fromEs(place)}?`] },
      })
    },
    solution: ({ at }) => [
      step(number(itemOf(at, 0)[0]), because.countRight),
      step(number(itemOf(at, 0)[1]), because.countUp),
      step(pair(...itemOf(at, 0)), because.writeOrderedPair),
    ],
    check(printed, [x, y]) {
      const [right, up] = itemOf(drawnPoints(printed), 0)
      return x !== undefined && y !== undefined && exact(x).equals(right) && exact(y).equals(up)
    },
  }),
})
