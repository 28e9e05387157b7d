import {
  exact,
  type FormMaker,
  line,
  percent,
  percentage,
  prose,
  type Random,
  type Ratio,
  step,
  tableCells,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  BLANKS,
  completeTable,
  drawCells,
  isComplete,
  type Part,
  partPercent,
  printedPercent,
  shareSteps,
  spoken,
  whole,
} from './parts.ts'
import { surveysOf } from './surveys.ts'
import { completed, completionSteps, spokenPlaces, surveyTable, withTotals } from './two-way.ts'

const drawPart = (random: Random): Part => ({
  base: random.evenly(['row', 'column']),
  i: random.int(0, 1),
  j: random.int(0, 1),
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  describe: form({
    levels: ['medium'],
    instruction: completeTable,
    lines: 0,
    draw: (random, { most }) => ({ survey: random.evenly(surveysOf('medium', 0)), cells: drawCells(random, most) }),
    answer: tableCells,
    solve: ({ survey, cells }) => whole(survey, cells),
    ask: ({ survey, cells: [a, b, c, d] }) => {
      const { who, rows, columns } = survey
      const total = a + b + c + d
      return {
        en: [
          prose`Of ${total} ${who} in a survey, ${a + b} ${rows[0]}. Of the ${who} who ${rows[0]}, ${a} ${columns[0]}. Of the others, who ${rows[1]}, ${d} ${columns[1]}.`,
          surveyTable(survey, BLANKS),
        ],
        es: [
          prose`De ${total} ${who} de una encuesta, ${a + b} ${rows[0]}. De los ${who} que ${rows[0]}, ${a} ${columns[0]}. De los demás, que ${rows[1]}, ${d} ${columns[1]}.`,
          surveyTable(survey, BLANKS),
        ],
      }
    },
    solution: ({ cells: [a, b, c, d] }) => completionSteps([a, null, a + b, null, d, null, null, null, a + b + c + d]),
    check(printed, { blanks }) {
      const [total, first, a, d] = printed.numbers
      const given: (Ratio | null)[] = Array(9).fill(null)
      const [, , column, , other] = spokenPlaces(printed)
      given[8] = total!
      given[2] = first!
      given[column!.index] = a!
      given[3 + other!.index] = d!
      return isComplete(blanks, completed(given))
    },
  }),

  relative: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw: (random, { most }) => {
      const [survey, part] = [random.evenly(surveysOf('medium', 2)), drawPart(random)]
      return {
        survey,
        part,
        cells: random.until(
          () => drawCells(random, most),
          cells =>
            (2 * partPercent(cells, part).n) % partPercent(cells, part).d !== 0 && !partPercent(cells, part).isInteger,
        ),
      }
    },
    answer: { ...percentage, requires: 'decimal-places-0' },
    solve: ({ cells, part }) => partPercent(cells, part).rounded(),
    ask: ({ survey, cells, part }) => {
      const [base, asked] = spoken(survey, part)
      const shown = surveyTable(survey, withTotals(cells))
      return {
        en: [
          shown,
          prose`Of the ${survey.who} who ${base}, what percent ${asked}? Round to the nearest whole percent.`,
        ],
        es: [
          shown,
          prose`¿Qué porcentaje de los ${survey.who} que ${base} ${asked}? Redondea al porcentaje entero más cercano.`,
        ],
      }
    },
    solution: ({ survey, cells, part }, answer) => [
      ...shareSteps(survey, cells, part),
      step(percent(answer), because.roundAtTheEnd, {
        place: { en: line`to the nearest whole percent`, es: line`al porcentaje entero más cercano` },
      }),
    ],
    check: (printed, answer) => Math.abs(printedPercent(printed).minus(exact(answer)).toNumber()) < 0.5,
  }),
})
