import {
  blank,
  equation,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  minus,
  prose,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  tableCells,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { completeTable, drawCells, isComplete } from './parts.ts'
import { type Survey, surveysOf, type Words } from './surveys.ts'
import { completed, completionSteps, entriesOf, spokenPlaces, surveyTable, twoWay, withTotals } from './two-way.ts'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The sets of four entries that the other five determine. */
const hidable: readonly (readonly number[])[] = PLACES.flatMap(i =>
  PLACES.flatMap(j => PLACES.flatMap(k => PLACES.flatMap(l => (i < j && j < k && k < l ? [[i, j, k, l]] : [])))),
).filter(hidden =>
  completed(PLACES.map(place => (hidden.includes(place) ? null : Ratio.of(place)))).every(entry => entry !== null),
)

/** Whom the table counts. */
const groupTold = ({ who }: Survey) => ({
  en: prose`The table shows data for a group of ${who}.`,
  es: prose`La tabla muestra datos de un grupo de ${who}.`,
})
/** Those of a row and of a column. */
const bothOf = ({ who, rows, columns }: Survey, i: number, j: number): Sentence => ({
  key: `both ${i} ${j}`,
  says: {
    en: prose`how many ${who} ${rows[i] as Words} and ${columns[j] as Words}`,
    es: prose`cuántos ${who} ${rows[i] as Words} y ${columns[j] as Words}`,
  },
})
/** All of one row or column. */
const allOf = ({ who }: Survey, does: Words, key: string): Sentence => ({
  key,
  says: { en: prose`how many ${who} in all ${does}`, es: prose`cuántos ${who} en total ${does}` },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fill: form({
    levels: ['easy'],
    share: 2,
    instruction: completeTable,
    draw: (random, { most }) => ({
      survey: random.evenly(surveysOf('easy', 0)),
      cells: drawCells(random, most),
      hidden: random.pick(hidable),
    }),
    answer: tableCells,
    solve: ({ survey, cells, hidden }) => ({
      ...twoWay(survey, withTotals(cells)),
      blanks: hidden.map(place => itemOf(withTotals(cells), place)),
    }),
    ask: ({ survey, cells, hidden }) => {
      const shown = surveyTable(
        survey,
        withTotals(cells).map((entry, place) => (hidden.includes(place) ? blank(2) : entry)),
      )
      return { en: [groupTold(survey).en, shown], es: [groupTold(survey).es, shown] }
    },
    solution: ({ cells, hidden }) =>
      completionSteps(withTotals(cells).map((entry, place) => (hidden.includes(place) ? null : entry))),
    check(printed, { blanks }) {
      const entries = entriesOf(printed)
      const full = completed(entries)
      return isComplete(
        blanks,
        full.filter((_, place) => entries[place] === null),
      )
    },
  }),

  meaning: form({
    levels: ['easy'],
    draw: (random, { most }) => ({
      survey: random.evenly(surveysOf('easy', 4)),
      cells: random.until(
        () => drawCells(random, most),
        cells => new Set(withTotals(cells)).size === 9,
      ),
      i: random.int(0, 1),
      j: random.int(0, 1),
    }),
    answer: sentenceChoice,
    solve: ({ survey, i, j }) => bothOf(survey, i, j),
    mistakes: ({ survey, i, j }): Readonly<Record<string, Sentence>> => ({
      otherColumn: bothOf(survey, i, 1 - j),
      wholeRow: allOf(survey, survey.rows[i] as Words, `row ${i}`),
      wholeColumn: allOf(survey, survey.columns[j] as Words, `column ${j}`),
    }),
    ask: ({ survey, cells, i, j }) => {
      const shown = surveyTable(survey, withTotals(cells))
      const asked = role('asked', itemOf(cells, 2 * i + j))
      return {
        en: [groupTold(survey).en, shown, prose`What does the number ${asked} in the table tell you?`],
        es: [groupTold(survey).es, shown, prose`¿Qué indica el número ${asked} de la tabla?`],
      }
    },
    solution: ({ survey: { rows, columns }, cells, i, j }, { says }) => [
      explained(
        expr(itemOf(cells, 2 * i + j)),
        line`Find the heading of its row, “${rows[i] as Words},” and of its column, “${columns[j] as Words}.”`,
        line`Busca el título de su fila, “${rows[i] as Words}”, y el de su columna, “${columns[j] as Words}”.`,
      ),
      explainedBy(says, {
        en: line`The number counts those for whom both are true.`,
        es: line`El número cuenta a los que cumplen las dos cosas.`,
      }),
    ],
    whyWrong: ({ survey: { rows, columns }, cells, i, j }) => {
      const [row, column] = [rows[i] as Words, columns[j] as Words]
      const inRow = itemOf(cells, 2 * i) + itemOf(cells, 2 * i + 1)
      const inColumn = itemOf(cells, j) + itemOf(cells, 2 + j)
      return {
        otherColumn: {
          en: line`The number is in the column “${column}.”`,
          es: line`El número está en la columna “${column}”.`,
        },
        wholeRow: {
          en: line`That is the total of the row “${row},” ${inRow}.`,
          es: line`Ese es el total de la fila “${row}”, ${inRow}.`,
        },
        wholeColumn: {
          en: line`That is the total of the column “${column},” ${inColumn}.`,
          es: line`Ese es el total de la columna “${column}”, ${inColumn}.`,
        },
      }
    },
    check(printed, { key }) {
      const [kind, i, j] = key.split(' ')
      return kind === 'both' && entriesOf(printed)[3 * Number(i) + Number(j)]?.equals(printed.role('asked')) === true
    },
  }),

  readCount: form({
    levels: ['easy'],
    draw: (random, { most }) => ({
      survey: random.evenly(surveysOf('easy', 6)),
      cells: drawCells(random, most),
      i: random.int(0, 1),
      j: random.int(0, 1),
    }),
    answer: integer,
    solve: ({ cells, i, j }) => itemOf(cells, 2 * i + j),
    ask: ({ survey, cells, i, j }) => {
      const { who, rows, columns } = survey
      const entries = withTotals(cells)
      const shown = surveyTable(
        survey,
        entries.map((entry, place) => (place === 3 * i + j ? blank(2) : entry)),
      )
      return {
        en: [shown, prose`How many of the ${who} who ${itemOf(rows, i)} ${itemOf(columns, j)}?`],
        es: [shown, prose`¿Cuántos de los ${who} que ${itemOf(rows, i)} ${itemOf(columns, j)}?`],
      }
    },
    solution({ cells, i, j }, answer) {
      const entries = withTotals(cells)
      const [total, other] = [itemOf(entries, 3 * i + 2), itemOf(entries, 3 * i + 1 - j)]
      return [
        step(statements(expr(total), expr(other)), because.readTable, {
          what: { en: line`the total and the other number of the row`, es: line`el total y el otro número de la fila` },
        }),
        explained(
          equation(minus(total, other), answer),
          line`Subtract the other number from the total of the row.`,
          line`Resta del total de la fila el otro número.`,
        ),
      ]
    },
    check(printed, answer) {
      const entries = entriesOf(printed)
      const [row, column] = spokenPlaces(printed)
      return (
        completed(entries)[3 * row!.index + column!.index]!.equals(exact(answer)) &&
        entries[3 * row!.index + column!.index] === null
      )
    },
  }),
})
