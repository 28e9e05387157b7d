import {
  type Both,
  both,
  type Content,
  exact,
  type FormMaker,
  figure,
  hundredChart,
  integer,
  itemOf,
  line,
  list,
  numberList,
  prose,
  step,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawPiece, drawSlip } from './numbers.ts'
import { cellsWith, counted, filledRows, isRun, type Level, rowByRow, rowsToFill, runIn } from './parts.ts'

const twoRows = (from: number) => [...wholes(from, from + 4), ...wholes(from + 10, from + 14)]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  chartPiece: form({
    levels: ['medium'],
    lines: 0,
    instruction: rowByRow,
    draw: drawPiece,
    answer: numberList,
    solve: ({ blanks }) => blanks,
    ask({ from, blanks }): Both<Content> {
      const drawn = figure(hundredChart({ from, to: from + 14, blanks }))
      const { en, es } = rowsToFill(twoRows(from), blanks)
      return { en: [drawn, ...en], es: [drawn, ...es] }
    },
    key: ({ from, blanks }) => filledRows(twoRows(from), blanks),
    solution: ({ from, blanks }) => [
      step(list(...wholes(from, from + 4)), because.explain, {
        sentence: { en: line`Row ${1}: each number is ${1} more.`, es: line`Fila ${1}: cada número es ${1} más.` },
      }),
      step(list(...wholes(from + 10, from + 14)), because.explain, {
        sentence: {
          en: line`Row ${2}: each number is ${10} more than the number above.`,
          es: line`Fila ${2}: cada número es ${10} más que el de arriba.`,
        },
      }),
      step(filledRows(twoRows(from), blanks), because.writeTheMissingNumbers),
    ],
    check(printed, answers) {
      const given = cellsWith(printed, answers).map(cell => cell.given)
      const [top, bottom] = [given.slice(0, 5), given.slice(5)]
      return isRun(top, 1) && isRun(bottom, 1) && bottom.every((value, i) => value - itemOf(top, i) === 10)
    },
  }),
  wrongNumber: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`One number is wrong. Write the right number.`,
      es: prose`Un número está mal. Escribe el número correcto.`,
    },
    draw: (random, { way }: Level) => drawSlip(random, way),
    answer: integer,
    solve: ({ numbers, place }) => itemOf(numbers, place),
    ask: ({ numbers, place, wrong }) => both(list(...numbers.with(place, wrong))),
    key: ({ wrong }, answer): Both<Content> => ({
      en: prose`It should be ${answer}, not ${wrong}.`,
      es: prose`Debe ser ${answer}, no ${wrong}.`,
    }),
    solution: ({ numbers, place, wrong }, answer) => [
      ...counted(numbers).slice(0, 1),
      step(list(itemOf(numbers, place - 1), answer), because.explain, {
        sentence:
          itemOf(numbers, 0) < itemOf(numbers, 1)
            ? {
                en: line`Just after ${itemOf(numbers, place - 1)} comes ${answer}, not ${wrong}.`,
                es: line`Justo después del ${itemOf(numbers, place - 1)} está el ${answer}, no el ${wrong}.`,
              }
            : {
                en: line`Just before ${itemOf(numbers, place - 1)} comes ${answer}, not ${wrong}.`,
                es: line`Justo antes del ${itemOf(numbers, place - 1)} está el ${answer}, no el ${wrong}.`,
              },
      }),
      step(both(prose`${answer}`), because.changeTheNumber, { wrong, right: answer }),
    ],
    // With the answer in one place, and in one alone, all steps are equal.
    check(printed, answer) {
      const values = runIn(printed)
      const by = itemOf(values, 0) < itemOf(values, values.length - 1) ? 1 : -1
      return values.filter((_, i) => isRun(values.with(i, exact(answer).n), by)).length === 1
    },
  }),
})
