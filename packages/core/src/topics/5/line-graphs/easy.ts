import {
  answerStep,
  blank,
  both,
  type CellHole,
  capitalLine,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  prose,
  quantity,
  type Sentence,
  sentenceChoice,
  table,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  amount,
  below,
  completed,
  drawGraph,
  type Graph,
  type levels,
  onGraph,
  placesOf,
  printedPlaces,
  printedValues,
  readAll,
  said,
  settingOf,
  told,
  valueAt,
} from './graphs.ts'
import { settingsOf } from './settings.ts'

const tableOf = (graph: Graph, cells: readonly CellHole[]) => {
  const { times, valueTitle } = settingOf(graph)
  return {
    head: [times.title, ...times.names] as readonly CellHole[],
    rows: [[valueTitle, ...cells]] as readonly (readonly CellHole[])[],
    rowHeads: true,
  }
}
const valuesOf = (graph: Graph): readonly number[] => placesOf(graph).map(place => valueAt(graph, place))
const whenOf = (graph: Graph, place: number): Sentence => {
  const { en, es } = settingOf(graph).times.at(place)
  return {
    key: `${place}`,
    says: { en: { kind: 'paragraph', content: capitalLine(en) }, es: { kind: 'paragraph', content: capitalLine(es) } },
  }
}
const isOnce = (graph: Graph, place: number) =>
  graph.heights.filter(height => height === itemOf(graph.heights, place)).length === 1
const ASKED = ['value', 'greatest', 'least'] as const
const extremeOf = (graph: Graph, asked: 'greatest' | 'least'): number =>
  graph.heights.indexOf(asked === 'greatest' ? Math.max(...graph.heights) : Math.min(...graph.heights))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  readAt: form({
    levels: ['easy'],
    draw(random, level) {
      const graph = drawGraph(random, level, settingsOf('readAt'))
      return { graph, place: random.pick([1, 2, 3, 4]) }
    },
    answer: quantity,
    solve: ({ graph, place }) => amount(graph, valueAt(graph, place)),
    ask({ graph, place }) {
      const { subject, times } = settingOf(graph)
      const at = times.at(place)
      return below(
        graph,
        said([line`What was ${subject} `, at.en, line`? ____`], [line`¿Cuál fue ${subject} `, at.es, line`? ____`]),
      )
    },
    solution({ graph, place }, found) {
      const { times } = settingOf(graph)
      const name = itemOf(times.labels, place)
      return [
        explainedBy(both(prose`${name}`), {
          en: line`Find ${name} below the graph and go up to the point.`,
          es: line`Busca ${times.sought(place)} debajo de la gráfica y sube hasta el punto.`,
        }),
        answerStep(quantity.show(found), {
          en: line`The point is at ${valueAt(graph, place)} on the scale: ${found}.`,
          es: line`El punto está a la altura de ${valueAt(graph, place)} en la escala: ${found}.`,
        }),
      ]
    },
    check: (printed, { amount: found }) =>
      exact(found).equals(itemOf(printedValues(printed), itemOf(printedPlaces(printed), 0))),
  }),

  when: form({
    levels: ['easy'],
    draw(random, level) {
      const asked = random.evenly(ASKED)
      const graph = drawGraph(
        random,
        level,
        settingsOf('when'),
        drawn =>
          placesOf(drawn).some(place => isOnce(drawn, place)) &&
          (asked === 'value' || isOnce(drawn, extremeOf(drawn, asked))),
      )
      const place =
        asked === 'value' ? random.pick(placesOf(graph).filter(at => isOnce(graph, at))) : extremeOf(graph, asked)
      const others = random.sample(
        placesOf(graph).filter(at => at !== place),
        3,
      )
      return { graph, asked, place, others }
    },
    answer: sentenceChoice,
    solve: ({ graph, place }) => whenOf(graph, place),
    mistakes: ({ graph, others }) => Object.fromEntries(others.map(at => [`place${at}`, whenOf(graph, at)])),
    ask({ graph, asked, place }) {
      const { subject, unit } = settingOf(graph)
      const isTemperature = unit === nouns.degree
      if (asked === 'greatest')
        return below(
          graph,
          isTemperature
            ? { en: prose`When was ${subject} the highest?`, es: prose`¿Cuándo fue más alta ${subject}?` }
            : { en: prose`When was ${subject} the greatest?`, es: prose`¿Cuándo fue mayor ${subject}?` },
        )
      if (asked === 'least')
        return below(
          graph,
          isTemperature
            ? { en: prose`When was ${subject} the lowest?`, es: prose`¿Cuándo fue más baja ${subject}?` }
            : { en: prose`When was ${subject} the least?`, es: prose`¿Cuándo fue menor ${subject}?` },
        )
      const value = valueAt(graph, place)
      return below(graph, {
        en: prose`When was ${subject} equal to ${told(graph, value)}?`,
        es: prose`¿Cuándo fue de ${told(graph, value)} ${subject}?`,
      })
    },
    solution({ graph, asked, place }, { says }) {
      const value = valueAt(graph, place)
      return [
        explainedBy(
          both(prose`${value}`),
          asked === 'value'
            ? {
                en: line`Find ${value} on the scale and go across to the point at this height.`,
                es: line`Busca ${value} en la escala y sigue la línea hasta el punto que está a esa altura.`,
              }
            : asked === 'greatest'
              ? { en: line`Find the highest point.`, es: line`Busca el punto más alto.` }
              : { en: line`Find the lowest point.`, es: line`Busca el punto más bajo.` },
        ),
        answerStep(says, {
          en: line`Read ${settingOf(graph).times.theOne} below this point.`,
          es: line`Lee ${settingOf(graph).times.theOne} debajo de ese punto.`,
        }),
      ]
    },
    whyWrong: ({ graph, others }) =>
      Object.fromEntries(
        others.map(at => [
          `place${at}`,
          {
            en: line`The value was ${valueAt(graph, at)}.`,
            es: line`El valor fue ${valueAt(graph, at)}.`,
          },
        ]),
      ),
    check(printed, { key }) {
      const values = printedValues(printed)
      const own = itemOf(values, Number(key))
      if (/greatest|highest|mayor|más alta/.test(printed.text))
        return values.every((value, i) => i === Number(key) || value < own)
      if (/least|lowest|menor|más baja/.test(printed.text))
        return values.every((value, i) => i === Number(key) || value > own)
      return printed.take(1)[0].equals(own)
    },
  }),

  completeTable: form({
    levels: ['easy'],
    kind: 'table',
    wide: true,
    instruction: {
      en: prose`Use the line graph to complete the table.`,
      es: prose`Usa la gráfica lineal para completar la tabla.`,
    },
    draw: (random, level) => drawGraph(random, level, settingsOf('completeTable')),
    answer: tableCells,
    solve: graph => ({ ...tableOf(graph, valuesOf(graph)), blanks: valuesOf(graph) }),
    ask: graph =>
      both([
        figure(onGraph(graph)),
        table(
          tableOf(
            graph,
            valuesOf(graph).map(() => blank(2)),
          ),
        ),
      ]),
    solution: graph => [
      readAll(graph, placesOf(graph)),
      explainedBy(both(table(tableOf(graph, valuesOf(graph)))), {
        en: line`Write each value below its ${settingOf(graph).times.one}.`,
        es: line`Escribe cada valor debajo de su ${settingOf(graph).times.one}.`,
      }),
    ],
    check: (printed, { blanks }) => {
      const values = printedValues(printed)
      return blanks.length === values.length && values.every((value, i) => exact(itemOf(blanks, i)).equals(value))
    },
  }),

  drawFromTable: form({
    levels: ['easy'],
    wide: true,
    instruction: {
      en: prose`Use the table to draw the line graph. Mark the points and join them.`,
      es: prose`Usa la tabla para dibujar la gráfica lineal. Marca los puntos y únelos.`,
    },
    draw: (random, level) => drawGraph(random, level, settingsOf('drawFromTable')),
    answer: completed,
    solve: graph => graph,
    ask: graph =>
      both([
        table(tableOf(graph, valuesOf(graph))),
        figure(
          onGraph(
            graph,
            graph.heights.map(() => null),
          ),
        ),
      ]),
    solution: graph => [
      explainedBy(both(table(tableOf(graph, valuesOf(graph)))), {
        en: line`Above each ${settingOf(graph).times.one}, mark a point at the height of its value.`,
        es: line`Sobre cada ${settingOf(graph).times.one}, marca un punto a la altura de su valor.`,
      }),
      answerStep(figure(onGraph(graph)), {
        en: line`Join the points in order.`,
        es: line`Une los puntos en orden.`,
      }),
    ],
    check(printed, { setting, heights }) {
      const [row] = tupleOf(printed.block('table').rows, 1)
      const told = row.flatMap(cell =>
        cell.flatMap(item => (typeof item === 'object' && item.kind === 'number' ? [item.n] : [])),
      )
      return (
        told.length === heights.length && told.every((value, i) => value === valueAt({ setting, every: 1, heights }, i))
      )
    },
  }),
})
