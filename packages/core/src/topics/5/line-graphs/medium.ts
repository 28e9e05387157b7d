import {
  answerStep,
  type Both,
  both,
  capitalLine,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  role,
  type Sentence,
  type Statement,
  sentenceChoice,
  sum,
  trueStatement,
  tupleOf,
} from '../../../author.ts'
import {
  amount,
  below,
  changeAt,
  completed,
  drawGraph,
  drawHeights,
  type Graph,
  type levels,
  lineStep,
  onGraph,
  placesOf,
  printedPlaces,
  printedValues,
  readAll,
  readChanges,
  said,
  settingOf,
  startsOf,
  told,
  valueAt,
  valueOf,
} from './graphs.ts'
import { settingsOf } from './settings.ts'

type Words = Both<readonly Inline[]>
const between = (graph: Graph, place: number): Words => settingOf(graph).times.between(place, place + 1)
const intervalOf = (graph: Graph, place: number): Sentence => {
  const { en, es } = between(graph, place)
  return {
    key: `${place}`,
    says: { en: { kind: 'paragraph', content: capitalLine(en) }, es: { kind: 'paragraph', content: capitalLine(es) } },
  }
}
/** The changes of one way, each as a difference. */
const risesOf = (graph: Graph, way: 'rise' | 'fall') =>
  startsOf(graph).filter(place => (way === 'rise' ? changeAt(graph, place) > 0 : changeAt(graph, place) < 0))
export const mediumForms = (form: FormMaker<typeof levels>) => ({
  change: form({
    levels: ['medium'],
    draw(random, level) {
      const way = random.evenly(['rise', 'fall'] as const)
      // Two points that do not follow one another, one of them between two numbers.
      const pairs = (graph: Graph) =>
        placesOf(graph).flatMap(one =>
          placesOf(graph).flatMap(other => {
            const [a, b] = [itemOf(graph.heights, one), itemOf(graph.heights, other)]
            const isWay = way === 'rise' ? b - a >= 2 : a - b >= 2
            return other > one + 1 && isWay && (a % 2 === 1 || b % 2 === 1) ? [[one, other] as const] : []
          }),
        )
      const graph = drawGraph(random, level, settingsOf('change'), drawn => pairs(drawn).length > 0)
      const [one, other] = random.pick(pairs(graph))
      return { graph, way, one, other }
    },
    answer: quantity,
    solve: ({ graph, one, other }) => amount(graph, Math.abs(valueAt(graph, other) - valueAt(graph, one))),
    ask({ graph, way, one, other }) {
      const { subject, times } = settingOf(graph)
      const span = times.between(one, other)
      return below(
        graph,
        way === 'rise'
          ? said(
              [line`By how much did ${subject} increase `, span.en, line`? ____`],
              [line`¿Cuánto aumentó ${subject} `, span.es, line`? ____`],
            )
          : said(
              [line`By how much did ${subject} decrease `, span.en, line`? ____`],
              [line`¿Cuánto disminuyó ${subject} `, span.es, line`? ____`],
            ),
      )
    },
    solution({ graph, way, one, other }, found) {
      const [a, b] = [valueAt(graph, one), valueAt(graph, other)]
      return [
        ...lineStep(graph),
        readAll(graph, [one, other]),
        explainedBy(equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)), {
          en: line`Subtract the smaller value from the greater one.`,
          es: line`Resta el valor menor del mayor.`,
        }),
        answerStep(
          quantity.show(found),
          way === 'rise'
            ? { en: line`The increase is ${found}.`, es: line`El aumento es de ${found}.` }
            : { en: line`The decrease is ${found}.`, es: line`La disminución es de ${found}.` },
        ),
      ]
    },
    check(printed, { amount: found }) {
      const [one, other] = printedPlaces(printed)
      const values = printedValues(printed)
      if (one === undefined || other === undefined) return false
      const [a, b] = [itemOf(values, one), itemOf(values, other)]
      return exact(found).plus(Math.min(a, b)).equals(Math.max(a, b))
    },
  }),

  steepest: form({
    levels: ['medium'],
    draw(random, level) {
      const way = random.evenly(['rise', 'fall'] as const)
      const graph = drawGraph(random, level, settingsOf('steepest'), drawn => {
        const of = risesOf(drawn, way).map(place => Math.abs(changeAt(drawn, place)))
        return of.length >= 3 && of.filter(change => change === Math.max(...of)).length === 1
      })
      const of = risesOf(graph, way)
      const most = Math.max(...of.map(place => Math.abs(changeAt(graph, place))))
      const place = itemOf(
        of.filter(at => Math.abs(changeAt(graph, at)) === most),
        0,
      )
      const others = [...random.shuffle<readonly number[]>(of.filter(at => at !== place)), ...startsOf(graph)]
      // Those of the same way first: the greatest of them is to be found.
      const distinct = [...new Set(others.filter(at => at !== place))]
      return { graph, way, place, others: tupleOf(distinct, 3) }
    },
    answer: sentenceChoice,
    solve: ({ graph, place }) => intervalOf(graph, place),
    mistakes: ({ graph, others }) => Object.fromEntries(others.map(at => [`interval${at}`, intervalOf(graph, at)])),
    ask({ graph, way }) {
      const { subject } = settingOf(graph)
      return below(
        graph,
        way === 'rise'
          ? {
              en: prose`In which of these periods did ${subject} increase the most?`,
              es: prose`¿En cuál de estos periodos aumentó más ${subject}?`,
            }
          : {
              en: prose`In which of these periods did ${subject} decrease the most?`,
              es: prose`¿En cuál de estos periodos disminuyó más ${subject}?`,
            },
      )
    },
    solution({ graph, way, place }, { says }) {
      return [
        ...lineStep(graph),
        readChanges(graph, [place]),
        answerStep(
          says,
          way === 'rise'
            ? {
                en: line`The greatest increase is where the line goes up the most steeply.`,
                es: line`El mayor aumento está donde la línea sube con más inclinación.`,
              }
            : {
                en: line`The greatest decrease is where the line goes down the most steeply.`,
                es: line`La mayor disminución está donde la línea baja con más inclinación.`,
              },
        ),
      ]
    },
    whyWrong: ({ graph, way, others }) =>
      Object.fromEntries(
        others.map(at => {
          const change = changeAt(graph, at)
          const [from, to] = [valueAt(graph, at), valueAt(graph, at + 1)]
          const isOfWay = change !== 0 && change > 0 === (way === 'rise')
          return [
            `interval${at}`,
            isOfWay
              ? explainedBy(equation(minus(Math.max(from, to), Math.min(from, to)), Math.abs(change)), {
                  en: line`The change is smaller.`,
                  es: line`El cambio es menor.`,
                })
              : way === 'rise'
                ? { en: line`Here the line does not go up.`, es: line`Aquí la línea no sube.` }
                : { en: line`Here the line does not go down.`, es: line`Aquí la línea no baja.` },
          ]
        }),
      ),
    check(printed, { key }) {
      const values = printedValues(printed)
      const isRise = /increase|aumentó/.test(printed.text)
      const of = values.slice(1).map((value, i) => (isRise ? value - itemOf(values, i) : itemOf(values, i) - value))
      const own = itemOf(of, Number(key))
      return of.every((change, i) => i === Number(key) || change < own)
    },
  }),

  complete: form({
    levels: ['medium'],
    kind: 'draw',
    draw(random, level) {
      const graph = drawGraph(
        random,
        level,
        settingsOf('complete'),
        drawn => itemOf(drawn.heights, 4) % 2 === 1 && itemOf(drawn.heights, 4) > 2,
      )
      return graph
    },
    answer: completed,
    solve: graph => graph,
    ask(graph) {
      const { subject, times } = settingOf(graph)
      const [at4, at5] = [times.at(4), times.at(5)]
      const value = role('value', told(graph, valueAt(graph, 4)))
      const isMore = changeAt(graph, 4) > 0
      const change = role(isMore ? 'more' : 'less', told(graph, Math.abs(changeAt(graph, 4))))
      const then: Words = isMore
        ? { en: line`, it was ${change} more.`, es: line`, fue ${change} más.` }
        : { en: line`, it was ${change} less.`, es: line`, fue ${change} menos.` }
      return below(
        graph,
        said(
          [
            line`Complete the line graph. `,
            capitalLine(at4.en),
            line`, ${subject} was ${value}. `,
            capitalLine(at5.en),
            then.en,
          ],
          [
            line`Completa la gráfica lineal. `,
            capitalLine(at4.es),
            line`, ${subject} fue de ${value}. `,
            capitalLine(at5.es),
            then.es,
          ],
        ),
        graph.heights.map((height, i) => (i > 3 ? null : height)),
      )
    },
    solution(graph) {
      const [a, b] = [valueAt(graph, 4), valueAt(graph, 5)]
      return [
        ...lineStep(graph),
        explainedBy(
          b > a ? equation(sum(a, b - a), b) : equation(minus(a, a - b), b),
          b > a
            ? { en: line`The last value is ${b - a} more: add.`, es: line`El último valor es ${b - a} más: suma.` }
            : {
                en: line`The last value is ${a - b} less: subtract.`,
                es: line`El último valor es ${a - b} menos: resta.`,
              },
        ),
        answerStep(figure(onGraph(graph)), {
          en: line`Mark the points at ${a} and ${b}, and join them in order.`,
          es: line`Marca los puntos a la altura de ${a} y de ${b}, y únelos en orden.`,
        }),
      ]
    },
    check(printed, answer) {
      const drawn = printedValues(printed)
      const [fifth, sixth] = [valueAt(answer, 4), valueAt(answer, 5)]
      const isMore = printed.terms('role').some(({ name }) => name === 'more')
      const after = isMore
        ? printed.role('value').plus(printed.role('more'))
        : printed.role('value').minus(printed.role('less'))
      return (
        drawn.every((value, i) => value === valueAt(answer, i)) &&
        printed.role('value').equals(fifth) &&
        after.equals(sixth)
      )
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['medium'],
      draw(random, level) {
        const right = random.evenly(CLAIMS)
        const graph = drawGraph(
          random,
          level,
          settingsOf('whichIsTrue'),
          drawn => {
            const { heights } = drawn
            const falls = risesOf(drawn, 'fall').length
            return (
              falls >= 2 &&
              falls <= 3 &&
              heights.filter(height => height === Math.max(...heights)).length === 1 &&
              heights.indexOf(Math.max(...heights)) !== 5 &&
              Math.abs(itemOf(heights, 5) - itemOf(heights, 0)) >= 2
            )
          },
          // Without a number at the third point, and so high that a line taken for one leaves a likely number.
          trend => drawHeights(random, 6, trend).with(2, random.pick([3, 5, 7])),
        )
        return { graph, right }
      },
      about: ({ graph }) => both([figure(onGraph(graph))]),
      statements: ({ graph, right }) =>
        CLAIMS.map(claim => ({
          ...statementOf(claim, graph, claim === right),
          ...(claim !== right && { why: correctionOf(claim, graph) }),
        })),
      solution: ({ graph, right }, { says }) => [
        ...lineStep(graph),
        readAll(graph, placesOf(graph)),
        answerStep(says, proofOf(right, graph)),
      ],
      holds(printed, key) {
        const values = printedValues(printed)
        const [claim, said] = tupleOf(key.split(' '), 2)
        const { scale } = printed.figure('bar-chart')
        const results: Readonly<Record<string, number>> = {
          value: itemOf(values, 2),
          change: itemOf(values, 5) - itemOf(values, 0),
          falls: values.slice(1).filter((value, i) => value < itemOf(values, i)).length,
          greatest: values.indexOf(Math.max(...values)),
        }
        return scale.step > 0 && results[claim] === Number(said)
      },
    }),
  ),
})

/** What a false statement would have to say, beside what it says. */
function correctionOf(claim: Claim, graph: Graph): Words {
  const { subject, times } = settingOf(graph)
  const [is, said] = [factOf(claim, graph, true), factOf(claim, graph, false)]
  if (claim === 'value') {
    const at = times.at(2)
    return {
      en: [...capitalLine(at.en), ...line`, ${subject} was ${is}, not ${said}.`],
      es: [...capitalLine(at.es), ...line`, ${subject} fue de ${is}, no de ${said}.`],
    }
  }
  if (claim === 'change') {
    const span = times.between(0, 5)
    const [by, not] = [Math.abs(is), Math.abs(said)]
    return is > 0
      ? {
          en: [...capitalLine(span.en), ...line`, ${subject} increased by ${by}, not by ${not}.`],
          es: [...capitalLine(span.es), ...line`, ${subject} aumentó ${by}, no ${not}.`],
        }
      : {
          en: [...capitalLine(span.en), ...line`, ${subject} decreased by ${by}, not by ${not}.`],
          es: [...capitalLine(span.es), ...line`, ${subject} disminuyó ${by}, no ${not}.`],
        }
  }
  if (claim === 'falls')
    return {
      en: line`The line goes down ${is} times, not ${said}.`,
      es: line`La línea baja ${is} veces, no ${said}.`,
    }
  const [top, not] = [times.at(is), times.at(said)]
  return {
    en: ['The greatest value was ', ...top.en, ', not ', ...not.en, '.'],
    es: ['El valor mayor fue ', ...top.es, ', no ', ...not.es, '.'],
  }
}
/** What in the values shows that a claim is true. */
function proofOf(claim: Claim, graph: Graph): Words {
  const values = graph.heights.map((_, i) => valueAt(graph, i))
  if (claim === 'value') {
    const value = valueAt(graph, 2)
    return {
      en: line`The third of these values is ${value}, as the statement says.`,
      es: line`El tercero de estos valores es ${value}, como dice la afirmación.`,
    }
  }
  if (claim === 'change') {
    const [first, last] = [valueAt(graph, 0), valueAt(graph, 5)]
    const change = equation(minus(Math.max(first, last), Math.min(first, last)), Math.abs(last - first))
    return {
      en: line`Compare the first value and the last: ${change}.`,
      es: line`Compara el primer valor con el último: ${change}.`,
    }
  }
  if (claim === 'falls') {
    const places = values.flatMap((value, i) => (i > 0 && value < itemOf(values, i - 1) ? [i] : []))
    const shown = (from: string, to: string, and: string): readonly Inline[] =>
      places.flatMap((place, i) => [
        ...(i === 0 ? [] : [i === places.length - 1 ? ` ${and} ` : ', ']),
        `${from} `,
        ...line`${itemOf(values, place - 1)}`,
        ` ${to} `,
        ...line`${itemOf(values, place)}`,
      ])
    return {
      en: ['It goes down ', ...shown('from', 'to', 'and'), '.'],
      es: ['Baja ', ...shown('de', 'a', 'y'), '.'],
    }
  }
  return {
    en: line`${Math.max(...values)} is the greatest of these values.`,
    es: line`${Math.max(...values)} es el mayor de estos valores.`,
  }
}
/** What a claim says: a value, a signed change, how many falls, or a place; false ones as mistakes have it. */
function factOf(claim: Claim, graph: Graph, isTrue: boolean): number {
  const { heights } = graph
  if (claim === 'value')
    // A line taken for one.
    return isTrue ? valueAt(graph, 2) : valueOf(graph, itemOf(heights, 2) - 1) + 1
  if (claim === 'change') {
    const [first, last] = [valueAt(graph, 0), valueAt(graph, 5)]
    const change = last - first
    // The last value taken for the change.
    return isTrue ? change : Math.sign(change) * (last === Math.abs(change) ? first : last)
  }
  if (claim === 'falls') {
    const falls = risesOf(graph, 'fall').length
    return isTrue ? falls : falls + 1
  }
  return isTrue ? heights.indexOf(Math.max(...heights)) : 5
}

const CLAIMS = ['value', 'change', 'falls', 'greatest'] as const
type Claim = (typeof CLAIMS)[number]
function statementOf(claim: Claim, graph: Graph, isTrue: boolean): Statement {
  const { subject, times, from } = settingOf(graph)
  const paragraph = (en: readonly (Inline | readonly Inline[])[], es: readonly (Inline | readonly Inline[])[]) =>
    said(en, es)
  if (claim === 'value') {
    const value = factOf(claim, graph, isTrue)
    const at = times.at(2)
    return {
      key: `value ${value}`,
      isTrue,
      says: paragraph(
        [capitalLine(at.en), line`, ${subject} was ${told(graph, value)}.`],
        [capitalLine(at.es), line`, ${subject} fue de ${told(graph, value)}.`],
      ),
    }
  }
  if (claim === 'change') {
    const shown = factOf(claim, graph, isTrue)
    const span = times.between(0, 5)
    const by = told(graph, Math.abs(shown))
    return {
      key: `change ${shown}`,
      isTrue,
      says:
        shown > 0
          ? paragraph(
              [capitalLine(span.en), line`, ${subject} increased by ${by}.`],
              [capitalLine(span.es), line`, ${subject} aumentó ${by}.`],
            )
          : paragraph(
              [capitalLine(span.en), line`, ${subject} decreased by ${by}.`],
              [capitalLine(span.es), line`, ${subject} disminuyó ${by}.`],
            ),
    }
  }
  if (claim === 'falls') {
    const shown = factOf(claim, graph, isTrue)
    return {
      key: `falls ${shown}`,
      isTrue,
      says: {
        en: prose`The line goes down ${shown} times.`,
        es: prose`La línea baja ${shown} veces.`,
      },
    }
  }
  const top = factOf(claim, graph, isTrue)
  const at = times.at(top)
  return {
    key: `greatest ${top}`,
    isTrue: isTrue && from >= 0,
    says: paragraph([line`The greatest value was `, at.en, '.'], [line`El valor mayor fue `, at.es, '.']),
  }
}
