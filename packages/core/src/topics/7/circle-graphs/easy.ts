import {
  answerStep,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  integer,
  isSameContent,
  itemOf,
  line,
  over,
  percent,
  percentage,
  prose,
  Ratio,
  statements,
  sum,
  table,
  theThings,
  things,
  type Value,
  type WhyWrong,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { askedNames, chose, drawGraph, drawn, type Graph, graphOf, hundredths, shareFor } from './graphs.ts'
import type { levels } from './levels.ts'

interface Two extends Graph {
  readonly one: number
  readonly other: number
}

/** The same graph with two sectors exchanged. */
const exchanged = (graph: Graph, i: number, j: number): Figure => {
  const names = [...graph.names] as [Expr, Expr, Expr, Expr]
  const [a, b] = [itemOf(names, i), itemOf(names, j)]
  names[i] = b
  names[j] = a
  return unlabelled({ ...graph, names })
}
/** Without the percents, which would only have to be compared. */
const unlabelled = (graph: Graph): Figure => graphOf(graph, [null, null, null, null])

export const easyForms = (form: FormMaker<typeof levels>) => ({
  together: form({
    levels: ['easy'],
    draw(random): Two {
      const graph = drawGraph(random, 'easy', 0)
      const [one, other] = random.sample([0, 1, 2, 3], 2)
      return { ...graph, one, other }
    },
    answer: percentage,
    solve: ({ parts, one, other }) => itemOf(parts, one) + itemOf(parts, other),
    ask(facts) {
      const { en, es } = chose(facts, itemOf(facts.names, facts.one), itemOf(facts.names, facts.other))
      const asked = paragraph({ en: ['What percent of ', ...en, '?'], es: ['¿Qué porcentaje de ', ...es, '?'] })
      return { en: [drawn(facts), asked.en], es: [drawn(facts), asked.es] }
    },
    solution({ parts, names, one, other }) {
      const [a, b] = [itemOf(parts, one), itemOf(parts, other)]
      return [
        explained(
          statements(equation(itemOf(names, one), percent(a)), equation(itemOf(names, other), percent(b))),
          line`Read the two sectors.`,
          line`Lee los dos sectores.`,
        ),
        explained(
          equation(sum(percent(a), percent(b)), percent(a + b)),
          line`The sectors do not overlap: add the percents.`,
          line`Los sectores no se superponen: suma los porcentajes.`,
        ),
      ]
    },
    check(printed, answer) {
      const shares = askedNames(printed).map(name => shareFor(printed, name))
      return exact(answer)
        .over(100)
        .equals(shares.reduce((all, share) => all.plus(share), Ratio.of(0)))
    },
  }),

  times: form({
    levels: ['easy'],
    draw(random): Two {
      return random.until(
        () => {
          const graph = drawGraph(random, 'easy', 1)
          const [one, other] = random.sample([0, 1, 2, 3], 2)
          return { ...graph, one, other }
        },
        ({ parts, one, other }) => itemOf(parts, one) % itemOf(parts, other) === 0,
      )
    },
    answer: integer,
    solve: ({ parts, one, other }) => itemOf(parts, one) / itemOf(parts, other),
    ask(facts) {
      const [first, second] = [itemOf(facts.names, facts.one), itemOf(facts.names, facts.other)]
      const { of, verb, again } = facts.setting
      const asked = paragraph({
        en: [...line`How many times as many ${things(of)}`, ` ${verb.en} `, first, ` as ${again.en}`, second, '?'],
        es: [
          `¿Por cuánto hay que multiplicar el número de los que ${verb.es[1]} `,
          second,
          ` para obtener el de los que ${verb.es[1]} `,
          first,
          '?',
        ],
      })
      return { en: [drawn(facts), asked.en], es: [drawn(facts), asked.es] }
    },
    solution({ parts, names, one, other }, answer) {
      const [a, b] = [itemOf(parts, one), itemOf(parts, other)]
      return [
        explained(
          statements(equation(itemOf(names, one), percent(a)), equation(itemOf(names, other), percent(b))),
          line`Read the two sectors.`,
          line`Lee los dos sectores.`,
        ),
        explained(
          equation(divide(a, b), answer),
          line`Divide the percents: the first number is ${answer} times the second.`,
          line`Divide los porcentajes: el primer número es ${answer} veces el segundo.`,
        ),
      ]
    },
    check(printed, answer) {
      const shares = askedNames(printed).map(name => shareFor(printed, name))
      const [least, most] = [...shares].sort((a, b) => a.compare(b))
      return least !== undefined && most !== undefined && least.times(exact(answer)).equals(most)
    },
  }),

  whichPart: form({
    levels: ['easy'],
    draw: random => ({ ...drawGraph(random, 'easy', 2), asked: random.int(0, 3) }),
    answer: formulaChoice,
    solve: ({ names, asked }): Value => itemOf(names, asked),
    mistakes: ({ names, asked }): Readonly<Record<string, Value>> =>
      Object.fromEntries(names.flatMap((name, i) => (i === asked ? [] : [[`sector ${i}`, name]]))),
    ask(facts) {
      const value = hundredths(itemOf(facts.parts, facts.asked))
      const asked = paragraph({
        en: line`Which sector stands for ${value} of ${theThings(facts.setting.of)}?`,
        es: line`¿Qué sector representa ${value} de ${theThings(facts.setting.of)}?`,
      })
      return { en: [drawn(facts), asked.en], es: [drawn(facts), asked.es] }
    },
    solution({ parts, names, asked }) {
      const part = itemOf(parts, asked)
      return [
        explained(
          equation(equation(hundredths(part), over(part, 100)), percent(part)),
          line`Write the fraction with the denominator 100: this is the percent.`,
          line`Escribe la fracción con el denominador 100: ese es el porcentaje.`,
        ),
        explained(
          itemOf(names, asked),
          line`The sector with ${percent(part)} stands for this fraction.`,
          line`El sector con el ${percent(part)} representa esa fracción.`,
        ),
      ]
    },
    whyWrong: ({ parts, asked }) =>
      Object.fromEntries(
        parts.flatMap((part, i) =>
          i === asked
            ? []
            : [[`sector ${i}`, { en: line`It has ${percent(part)}.`, es: line`Tiene el ${percent(part)}.` }] as const],
        ),
      ),
    check(printed, answer) {
      const wanted = printed.numbers.at(-1)
      return wanted?.equals(shareFor(printed, answer)) ?? false
    },
  }),

  whichGraph: form({
    levels: ['easy'],
    wide: true,
    draw: random => drawGraph(random, 'easy', 3),
    answer: figureChoice,
    solve: (graph): Figure => unlabelled(graph),
    mistakes: (graph): Readonly<Record<string, Figure>> => ({
      first: exchanged(graph, 0, 1),
      second: exchanged(graph, 1, 2),
      third: exchanged(graph, 0, 3),
    }),
    ask(graph) {
      const shown = table({
        rows: graph.names.map((name, i) => [name, percent(itemOf(graph.parts, i))]),
        rowHeads: true,
      })
      return {
        en: [prose`Which circle graph shows the data in the table?`, shown],
        es: [prose`¿Qué gráfica circular muestra los datos de la tabla?`, shown],
      }
    },
    solution(graph) {
      const most = Math.max(...graph.parts)
      const least = Math.min(...graph.parts)
      return [
        explained(
          statements(
            equation(itemOf(graph.names, graph.parts.indexOf(most)), percent(most)),
            equation(itemOf(graph.names, graph.parts.indexOf(least)), percent(least)),
          ),
          line`Find the greatest and the least percent: they belong to the largest and the smallest sector.`,
          line`Halla el porcentaje mayor y el menor: corresponden al sector más grande y al más pequeño.`,
        ),
        answerStep(figure(unlabelled(graph)), {
          en: line`Here, every name belongs to a sector of the right size.`,
          es: line`Aquí todos los nombres están en sectores del tamaño correcto.`,
        }),
      ]
    },
    whyWrong: ({ names, parts }) => {
      const switched = (i: number, j: number): WhyWrong => ({
        en: line`It shows ${percent(itemOf(parts, j))} for ${itemOf(names, i)} and ${percent(itemOf(parts, i))} for ${itemOf(names, j)}.`,
        es: line`Muestra ${percent(itemOf(parts, j))} para ${itemOf(names, i)} y ${percent(itemOf(parts, i))} para ${itemOf(names, j)}.`,
      })
      return { first: switched(0, 1), second: switched(1, 2), third: switched(0, 3) }
    },
    check(printed, answer) {
      if (answer.kind !== 'circle-graph') return false
      const rows = printed.block('table').rows.map(row => [row[0]?.[0], exact(row[1]?.[0] as Expr)] as const)
      return rows.every(([name, share]) => {
        const sector = answer.sectors.find(one => isSameContent(one.name, name))
        return sector !== undefined && share.equals(Ratio.of(sector.size, answer.whole))
      })
    },
  }),
})
