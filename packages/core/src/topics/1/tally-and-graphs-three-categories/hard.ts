import {
  answerStep,
  type Block,
  type Both,
  both,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  howMany,
  line,
  minus,
  prose,
  quantity,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  things,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { total } from '../../kit/facts/pictures.ts'
import { howManyMoreOr, howManyOf } from '../../kit/surveys/survey.ts'
import { above, type Chart, drawChart, entry, figureOf, people } from './charts.ts'
import { drawAsked, upToTwenty } from './draws.ts'
import type { levels } from './levels.ts'
import { askedValues, rowsOf } from './printed.ts'
import { added, readRows, rowsAdded, subtracted, told } from './steps.ts'

/** Two rows, as they stand one below the other. */
function pairOf(chart: Chart, one: number, other: number): Sentence {
  const [a, b] = [entry(chart, Math.min(one, other)).name, entry(chart, Math.max(one, other)).name]
  return {
    key: `${a.en.toLowerCase()} + ${b.en.toLowerCase()}`,
    says: { en: prose`${a} and ${b}`, es: prose`${a} y ${b}` },
  }
}

/** The numbers of two rows in the order in which a choice names them. */
const inRowOrder = (chart: Chart, one: number, other: number) =>
  [entry(chart, Math.min(one, other)).value, entry(chart, Math.max(one, other)).value] as const

/** The chart without one of its rows, what is told of it, and the question. */
function askMissing(chart: Chart, row: number, { en, es }: Both<Block>) {
  const drawn = figure(figureOf(chart, [row]))
  const asked = howManyOf(chart.survey, entry(chart, row))
  return { en: [drawn, en, asked.en], es: [drawn, es, asked.es] }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  inAll: form({
    levels: ['hard'],
    draw: random => drawChart(random, 'inAll', ['tally'], upToTwenty),
    answer: quantity,
    solve: chart => people(chart, total(chart.counts)),
    ask: chart =>
      above(chart, {
        en: prose`How many ${things(chart.survey.noun)} are there in all? ____`,
        es: prose`¿${howMany(chart.survey.noun)} hay en total? ____`,
      }),
    solution: (chart, found) => [
      ...rowsAdded(chart, 0, 1, 2),
      answerStep(both(prose`${found}`), {
        en: line`There are ${found} in all.`,
        es: line`Hay ${found} en total.`,
      }),
    ],
    check: (printed, { amount }) =>
      rowsOf(printed)
        .reduce((left, { value }) => left.minus(value), exact(amount))
        .equals(0),
  }),

  missingRow: form({
    levels: ['hard'],
    draw: random => drawAsked(random, 'missingRow', ['tally'], upToTwenty),
    answer: quantity,
    solve: ({ chart, first }) => people(chart, entry(chart, first).value),
    ask: ({ chart, first }) => {
      const all = people(chart, total(chart.counts))
      return askMissing(chart, first, {
        en: prose`There are ${all} in all. The marks of one row are missing.`,
        es: prose`Hay ${all} en total. Faltan las marcas de una fila.`,
      })
    },
    solution: ({ chart, first, second, third }, found) => {
      const [a, b] = [entry(chart, second).value, entry(chart, third).value]
      return [
        ...rowsAdded(chart, second, third),
        step(equation(minus(total(chart.counts), a + b), total(chart.counts) - a - b), because.findTheMissingPart),
        told(chart, found, entry(chart, first).said),
      ]
    },
    check: (printed, { amount }) => {
      const { rows } = printed.figure('tally-chart')
      const shown = rows.filter(row => row.shown).map(row => row.count)
      return shown.length === 2 && printed.take(1)[0].equals(exact(amount).plus(total(shown)))
    },
  }),

  missingFewer: form({
    levels: ['hard'],
    draw: random => drawAsked(random, 'missingFewer', ['pictures'], upToTwenty),
    answer: quantity,
    solve: ({ chart, third }) => people(chart, entry(chart, third).value),
    ask: ({ chart, first, second, third }) => {
      const [a, b, own] = [entry(chart, first), entry(chart, second), entry(chart, third)]
      const fewer = a.value + b.value - own.value
      return askMissing(chart, third, {
        en: prose`The ${own.name} row should show ${fewer} fewer ${things(chart.survey.noun)} than the other two rows together.`,
        es: prose`La fila ${own.name} debe mostrar ${fewer} ${things(chart.survey.noun)} menos que las otras dos filas juntas.`,
      })
    },
    solution: ({ chart, first, second, third }, found) => {
      const [a, b, own] = [entry(chart, first), entry(chart, second), entry(chart, third)]
      const both = a.value + b.value
      const fewer = both - own.value
      return [
        ...rowsAdded(chart, first, second),
        explained(
          equation(minus(both, fewer), own.value),
          line`Find ${fewer} fewer: subtract.`,
          line`Halla ${fewer} menos: resta.`,
        ),
        told(chart, found, own.said),
      ]
    },
    check(printed, { amount }) {
      const shown = printed.figure('picture-graph').rows.flatMap(({ value }) => (value === null ? [] : [value]))
      return shown.length === 2 && printed.take(1)[0].plus(exact(amount)).equals(total(shown))
    },
  }),

  whichTwo: form({
    levels: ['hard'],
    draw: random => drawAsked(random, 'whichTwo', ['tally'], upToTwenty),
    answer: sentenceChoice,
    solve: ({ chart, first, second }) => pairOf(chart, first, second),
    mistakes: ({ chart, first, second, third }) => ({
      firstAndThird: pairOf(chart, first, third),
      secondAndThird: pairOf(chart, second, third),
    }),
    ask: ({ chart, first, second }) => {
      const all = people(chart, entry(chart, first).value + entry(chart, second).value)
      return above(chart, {
        en: prose`Which two rows show ${all} together?`,
        es: prose`¿Qué dos filas muestran ${all} en total?`,
      })
    },
    solution: ({ chart, first, second }, { says }) => {
      const [a, b] = inRowOrder(chart, first, second)
      return [
        readRows(chart, 0, 1, 2),
        explained(equation(sum(a, b), a + b), line`Add the rows two by two.`, line`Suma las filas de dos en dos.`),
        explained(says, line`Only these two rows make ${a + b}.`, line`Solo estas dos filas forman ${a + b}.`),
      ]
    },
    whyWrong: ({ chart, first, second, third }) => {
      const asked = entry(chart, first).value + entry(chart, second).value
      const together = (row: number) => {
        const [one, other] = inRowOrder(chart, row, third)
        return explained(
          equation(sum(one, other), one + other),
          line`They make ${one + other}, not ${asked}.`,
          line`Forman ${one + other}, no ${asked}.`,
        )
      }
      return { firstAndThird: together(first), secondAndThird: together(second) }
    },
    check(printed, { key }) {
      const values = rowsOf(printed).flatMap(({ name, value }) => (key.split(' + ').includes(name) ? [value] : []))
      return values.length === 2 && printed.take(1)[0].equals(total(values))
    },
  }),

  togetherThan: form({
    levels: ['hard'],
    draw: random => drawAsked(random, 'togetherThan', ['pictures'], upToTwenty),
    answer: quantity,
    solve: ({ chart, first, second, third }) =>
      people(chart, entry(chart, first).value + entry(chart, second).value - entry(chart, third).value),
    ask: ({ chart, first, second, third }) => {
      const [a, b, c] = [entry(chart, first), entry(chart, second), entry(chart, third)]
      return above(chart, howManyMoreOr(chart.survey, a, b, c))
    },
    solution: ({ chart, first, second, third }, found) => {
      const [a, b, c] = [entry(chart, first).value, entry(chart, second).value, entry(chart, third).value]
      return [
        readRows(chart, first, second, third),
        added([a, b]),
        subtracted(a + b, c),
        answerStep(both(prose`${found}`), {
          en: line`${found.amount} more ${things(chart.survey.noun)} ${chart.survey.verb} ${entry(chart, first).said} or ${entry(chart, second).said} than ${entry(chart, third).said}.`,
          es: line`${found} más ${chart.survey.verb} ${entry(chart, first).said} o ${entry(chart, second).said} que ${entry(chart, third).said}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b, c] = tupleOf(askedValues(printed), 3)
      return exact(amount)
        .plus(c)
        .equals(a + b)
    },
  }),
})
