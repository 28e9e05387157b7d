import {
  blank,
  equation,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  minus,
  prose,
  Ratio,
  statements,
  step,
  tableCells,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { completeTable, drawCells, isComplete } from './parts.ts'
import {
  completed,
  completionSteps,
  entriesOf,
  spokenPlaces,
  surveys,
  surveyTable,
  twoWay,
  withTotals,
} from './two-way.ts'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The sets of four entries that the other five determine. */
const hidable: readonly (readonly number[])[] = PLACES.flatMap(i =>
  PLACES.flatMap(j => PLACES.flatMap(k => PLACES.flatMap(l => (i < j && j < k && k < l ? [[i, j, k, l]] : [])))),
).filter(hidden =>
  completed(PLACES.map(place => (hidden.includes(place) ? null : Ratio.of(place)))).every(entry => entry !== null),
)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fill: form({
    levels: ['easy'],
    share: 2,
    instruction: completeTable,
    draw: (random, { most }) => ({
      survey: random.evenly(surveys),
      cells: drawCells(random, most),
      hidden: random.pick(hidable),
    }),
    answer: tableCells,
    solve: ({ survey, cells, hidden }) => ({
      ...twoWay(survey, withTotals(cells)),
      blanks: hidden.map(place => withTotals(cells)[place]!),
    }),
    ask: ({ survey, cells, hidden }) => {
      const shown = surveyTable(
        survey,
        withTotals(cells).map((entry, place) => (hidden.includes(place) ? blank(2) : entry)),
      )
      return { en: shown, es: shown }
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

  readCount: form({
    levels: ['easy'],
    draw: (random, { most }) => ({
      survey: random.evenly(surveys),
      cells: drawCells(random, most),
      i: random.int(0, 1),
      j: random.int(0, 1),
    }),
    answer: integer,
    solve: ({ cells, i, j }) => cells[2 * i + j]!,
    ask: ({ survey, cells, i, j }) => {
      const { who, rows, columns } = survey
      const entries = withTotals(cells)
      const shown = surveyTable(
        survey,
        entries.map((entry, place) => (place === 3 * i + j ? blank(2) : entry)),
      )
      return {
        en: [shown, prose`How many of the ${who} who ${rows[i]!} ${columns[j]!}?`],
        es: [shown, prose`¿Cuántos de los ${who} que ${rows[i]!} ${columns[j]!}?`],
      }
    },
    solution({ cells, i, j }, answer) {
      const entries = withTotals(cells)
      const [total, other] = [itemOf(entries, 3 * i + 2), itemOf(entries, 3 * i + 1 - j)]
      return [
        step(statements(expr(total), expr(other)), because.readTable, {
          what: { en: line`the total and the other number of the row`, es: line`el total y el otro número de la fila` },
        }),
        step(equation(minus(total, other), answer), because.subtractFromTotal),
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
