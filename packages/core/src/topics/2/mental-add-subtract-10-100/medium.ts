import {
  answerStep,
  blank,
  both,
  equation,
  exact,
  type FormMaker,
  failed,
  fillTable,
  integer,
  itemOf,
  minus,
  numberList,
  prose,
  statements,
  step,
  sum,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { ALL, type By, comparedPlaces, digitChanged, drawNumber, inOnePlace, result, worked } from './changes.ts'
import type { levels } from './levels.ts'
import { backward, fill, numberIn, told, toldIn } from './parts.ts'
import { allSteps, drawSteps, stepsIn, stops, tellSteps } from './several-steps.ts'

const HEADS = [
  words('100 less', '100 menos'),
  words('10 less', '10 menos'),
  words('Number', 'Número'),
  words('10 more', '10 más'),
  words('100 more', '100 más'),
]

const NEIGHBORS = [-100, -10, 0, 10, 100]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fiveColumns: form(
    fillTable({
      levels: ['medium'],
      instruction: fill,
      draw(random) {
        const n = drawNumber(random, 'even')
        // The number itself is printed, or one of its neighbors.
        const given = random.evenly([2, 1, 2, 3])
        return {
          head: HEADS,
          rows: [NEIGHBORS.map(by => n + by)],
          blanks: [0, 1, 2, 3, 4].filter(column => column !== given).map(column => [0, column] as const),
        }
      },
      fits: rows => rows.every(row => NEIGHBORS.every((by, i) => itemOf(row, i).minus(by).equals(itemOf(row, 2)))),
      solution({ rows, blanks }) {
        return rows.flatMap((row, r) => {
          const values = row.map(cell => exact(cell).n)
          const n = itemOf(values, 2)
          const given =
            [0, 1, 2, 3, 4].find(c => !blanks.some(([br, bc]) => br === r && bc === c)) ??
            failed('A row gives a number')
          const back = -itemOf(NEIGHBORS, given) as By
          return [
            ...(given === 2
              ? []
              : [
                  step(result(itemOf(values, given), back), because.explain, {
                    sentence: inOnePlace(itemOf(values, given), back),
                  }),
                ]),
            ...(given === 2
              ? [step(statements(result(n, -10), result(n, 10)), because.onlyTensChange)]
              : [step(result(n, back), because.explain, { sentence: inOnePlace(n, back) })]),
            step(statements(result(n, -100), result(n, 100)), because.onlyHundredsChange),
          ]
        })
      },
    }),
  ),
  before: form({
    levels: ['medium'],
    draw: random => ({ by: random.evenly([-10, 100, -100, 10] as const), end: drawNumber(random) }),
    answer: integer,
    solve: ({ end, by }) => end - by,
    ask: ({ end, by }) => told(by, blank(2), end),
    solution: ({ end, by }) => [backward(end, by), ...worked(end, -by as By)],
    check: (printed, answer) => exact(answer).plus(toldIn(printed)).equals(numberIn(printed)),
  }),
  missingChange: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => ({ by: random.evenly(ALL), n: drawNumber(random) }),
    answer: integer,
    solve: ({ by }) => Math.abs(by),
    ask: ({ n, by }) => both(equation(by > 0 ? sum(n, blank(2)) : minus(n, blank(2)), n + by)),
    solution: ({ n, by }) => [comparedPlaces(n, n + by), answerStep(result(n, by), digitChanged(n, by))],
    check: fitsTheGap,
  }),
  stops: form({
    levels: ['medium'],
    draw: random => drawSteps(random, 3, 0),
    answer: numberList,
    solve: ({ start, steps }) => stops(start, steps),
    ask: ({ start, steps }) =>
      tellSteps(start, steps, {
        en: prose`Write the number after each step: __, __, __`,
        es: prose`Escribe el número después de cada paso: __, __, __`,
      }),
    solution: ({ start, steps }) => allSteps(start, steps),
    check(printed, answers) {
      const all = [printed.take(1)[0], ...answers.map(answer => exact(answer))]
      return stepsIn(printed).every((by, i) =>
        itemOf(all, i + 1)
          .minus(by)
          .equals(itemOf(all, i)),
      )
    },
  }),
})
