import {
  answerStep,
  blank,
  both,
  exact,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  type Printed,
  prose,
  quantity,
  type Sentence,
  sentenceChoice,
  step,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Category, howManyOf, whichShows } from '../../kit/surveys/survey.ts'
import { above, type Chart, type Counts, drawChart, entry, figureOf, namesOf, people, tableOf } from './charts.ts'
import { completed, dataOf } from './completed.ts'
import { closeTogether, drawOneAboveFive, oneAboveFive } from './draws.ts'
import type { levels } from './levels.ts'
import { askedValues, rowsOf } from './printed.ts'
import { readRows, rowsSaid, told } from './steps.ts'

const named = ({ name }: Category): Sentence => ({ key: name.en, says: both(prose`${name}`) })

/** One of the three categories; the others are the wrong choices. */
const others = ({ categories }: Chart, right: number) =>
  Object.fromEntries(categories.flatMap((category, i) => (i === right ? [] : [[`row${i}`, named(category)]])))

/** What is said of the other rows, by the names of their mistakes. */
const ofOthers = <T>({ counts }: Chart, right: number, say: (value: number) => T) =>
  Object.fromEntries(counts.flatMap((value, i) => (i === right ? [] : [[`row${i}`, say(value)]])))

const extreme = (asked: 'most' | 'fewest', counts: Counts) =>
  counts.indexOf(asked === 'most' ? Math.max(...counts) : Math.min(...counts))

/** The number of the row that a choice names. */
const valueOf = (printed: Printed, key: string): number =>
  (rowsOf(printed).find(({ name }) => name === key.toLowerCase()) ?? failed(`A row is named ${key}`)).value

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howMany: form({
    levels: ['easy'],
    draw: random => drawOneAboveFive(random, 'howMany', 2),
    answer: quantity,
    solve: ({ chart, first }) => people(chart, entry(chart, first).value),
    ask: ({ chart, first }) => above(chart, howManyOf(chart.survey, entry(chart, first))),
    solution: ({ chart, first }, found) => [readRows(chart, first), told(chart, found, entry(chart, first).said)],
    check: (printed, { amount }) => exact(amount).equals(tupleOf(askedValues(printed), 1)[0]),
  }),

  whichHas: form({
    levels: ['easy'],
    draw: random => drawOneAboveFive(random, 'whichHas', 0),
    answer: sentenceChoice,
    solve: ({ chart, first }) => named(entry(chart, first)),
    mistakes: ({ chart, first }) => others(chart, first),
    ask: ({ chart, first }) => {
      const { value } = entry(chart, first)
      return above(chart, {
        en: prose`Which row shows ${value}?`,
        es: prose`¿Qué fila muestra ${value}?`,
      })
    },
    solution: ({ chart, first }) => [
      readRows(chart, 0, 1, 2),
      step(both(prose`${entry(chart, first).name}`), because.chooseTheRowWith, { number: entry(chart, first).value }),
    ],
    whyWrong: ({ chart, first }) =>
      ofOthers(chart, first, value => ({ en: line`This row shows ${value}.`, es: line`Esta fila muestra ${value}.` })),
    check: (printed, { key }) => printed.take(1)[0].equals(valueOf(printed, key)),
  }),

  numbers: form({
    levels: ['easy'],
    instruction: {
      en: prose`Count the marks. Complete the table.`,
      es: prose`Cuenta las marcas. Completa la tabla.`,
    },
    draw: random => drawChart(random, 'numbers', ['tally'], oneAboveFive),
    answer: tableCells,
    solve: chart => ({ blanks: chart.counts, head: namesOf(chart), rows: [chart.counts] }),
    ask: chart =>
      both([
        figure(figureOf(chart)),
        tableOf(
          chart,
          chart.counts.map(() => blank()),
        ),
      ]),
    solution: chart => [readRows(chart, 0, 1, 2), step(both(tableOf(chart, chart.counts)), because.writeUnderEachName)],
    check: (printed, { blanks }) =>
      rowsOf(printed).every(({ value }, i) => exact(itemOf(blanks, i)).equals(value)) && blanks.length === 3,
  }),

  drawMarks: form({
    levels: ['easy'],
    instruction: { en: prose`Draw the tally marks.`, es: prose`Dibuja las marcas de conteo.` },
    draw: random => drawChart(random, 'drawMarks', ['tally'], oneAboveFive),
    answer: completed,
    solve: dataOf,
    ask: chart => both([tableOf(chart, chart.counts), figure(figureOf(chart, [0, 1, 2]))]),
    solution: chart => [
      step(both(rowsSaid(chart, 0, 1, 2)), because.makeAllTheFives),
      step(figure(figureOf(chart)), because.everyFifthMarkCrosses),
    ],
    check: (printed, { counts }) => printed.take(3).every((number, i) => number.equals(itemOf(counts, i))),
  }),

  most: form({
    levels: ['easy'],
    draw: random => ({
      chart: drawChart(random, 'most', ['pictures'], closeTogether),
      asked: random.evenly(['most', 'fewest']),
    }),
    answer: sentenceChoice,
    solve: ({ asked, chart }) => named(itemOf(chart.categories, extreme(asked, chart.counts))),
    mistakes: ({ asked, chart }) => others(chart, extreme(asked, chart.counts)),
    ask: ({ asked, chart }) => above(chart, whichShows(chart.survey, asked)),
    solution: ({ asked, chart }) => {
      const { name, value } = entry(chart, extreme(asked, chart.counts))
      return [
        readRows(chart, 0, 1, 2),
        answerStep(
          both(prose`${name}`),
          asked === 'most'
            ? { en: line`${value} is the greatest number.`, es: line`${value} es el número mayor.` }
            : { en: line`${value} is the least number.`, es: line`${value} es el número menor.` },
        ),
      ]
    },
    whyWrong: ({ asked, chart }) => {
      const right = extreme(asked, chart.counts)
      const extremeCount = itemOf(chart.counts, right)
      return ofOthers(chart, right, value =>
        asked === 'most'
          ? { en: line`${value} is less than ${extremeCount}.`, es: line`${value} es menor que ${extremeCount}.` }
          : { en: line`${value} is greater than ${extremeCount}.`, es: line`${value} es mayor que ${extremeCount}.` },
      )
    },
    check(printed, { key }) {
      const rows = rowsOf(printed)
      const own = valueOf(printed, key)
      const isMost = /most|más/.test(printed.text)
      return rows.filter(({ value }) => (isMost ? value >= own : value <= own)).length === 1
    },
  }),
})
