import {
  type Block,
  type Both,
  both,
  type Content,
  equation,
  type FormMaker,
  figure,
  hundredChart,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawJigsaw, drawRows, runs, type Shape } from './numbers.ts'
import {
  atPlaces,
  cellsWith,
  counted,
  filledRows,
  isRun,
  type Level,
  rowByRow,
  rowsToFill,
  runIn,
  withBlanks,
} from './parts.ts'

/** A step from one cell of the chart to the next. */
function moved(from: number, to: number): Step {
  const by = to - from
  const says = {
    10: { en: line`One row down is ${10} more.`, es: line`El número de una fila más abajo es ${10} más.` },
    [-10]: { en: line`One row up is ${10} less.`, es: line`El número de una fila más arriba es ${10} menos.` },
    1: { en: line`One box to the right is ${1} more.`, es: line`El número de la casilla de la derecha es ${1} más.` },
    [-1]: {
      en: line`One box to the left is ${1} less.`,
      es: line`El número de la casilla de la izquierda es ${1} menos.`,
    },
  }[by as 10]
  return step(by > 0 ? equation(sum(from, by), to) : equation(minus(from, -by), to), because.explain, {
    sentence: says,
  })
}

/** From the printed cell to each other one. */
function walk(cells: readonly number[], shown: number): readonly Step[] {
  const known = [shown]
  const steps: Step[] = []
  for (const from of known)
    for (const by of [-1, 1, -10, 10])
      if (cells.includes(from + by) && !known.includes(from + by)) {
        known.push(from + by)
        steps.push(moved(from, from + by))
      }
  return steps
}

const SHAPES: Readonly<Record<Shape, Both<Block>>> = {
  L: { en: prose`This piece of the chart looks like an L.`, es: prose`Esta parte de la tabla tiene forma de L.` },
  T: { en: prose`This piece of the chart looks like a T.`, es: prose`Esta parte de la tabla tiene forma de T.` },
  cross: {
    en: prose`This piece of the chart looks like a plus sign.`,
    es: prose`Esta parte de la tabla tiene forma de cruz.`,
  },
}

const row = (numbers: readonly number[]): Sentence => ({ key: numbers.join(), says: both(list(...numbers)) })

const goesOn = (decade: number, wrong: number) => ({
  en: line`After ${decade} comes ${decade - 1}, not ${wrong}.`,
  es: line`Después del ${decade} sigue el ${decade - 1}, no el ${wrong}.`,
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  countBack: form({
    levels: ['hard'],
    instruction: {
      en: prose`Count back by ones. Write the missing numbers.`,
      es: prose`Cuenta hacia atrás de uno en uno. Escribe los números que faltan.`,
    },
    draw: (random, { run }: Level) => runs[run](random),
    answer: numberList,
    solve: atPlaces,
    ask: run => both(withBlanks(run)),
    solution: (run, answers) => [
      ...(run.hidden.includes(0)
        ? [
            step(equation(sum(itemOf(run.numbers, 1), 1), itemOf(run.numbers, 0)), because.explain, {
              sentence: {
                en: line`The first number is ${1} more than ${itemOf(run.numbers, 1)}.`,
                es: line`El primer número es ${1} más que ${itemOf(run.numbers, 1)}.`,
              },
            }),
          ]
        : []),
      ...counted(run.numbers, run.hidden),
      step(list(...answers), because.writeTheMissingNumbers),
    ],
    check: (printed, answers) => isRun(runIn(printed, ...answers), -1),
  }),
  jigsaw: form({
    levels: ['hard'],
    lines: 0,
    instruction: rowByRow,
    draw: drawJigsaw,
    answer: numberList,
    solve: ({ cells, shown }) => cells.filter(value => value !== shown),
    ask({ shape, cells, shown }): Both<Content> {
      const drawn = figure(hundredChart({ cells, shown: [shown] }))
      const { en, es } = SHAPES[shape]
      const rows = rowsToFill(
        cells,
        cells.filter(value => value !== shown),
      )
      return { en: [en, drawn, ...rows.en], es: [es, drawn, ...rows.es] }
    },
    key: ({ cells, shown }) =>
      filledRows(
        cells,
        cells.filter(value => value !== shown),
      ),
    solution: ({ cells, shown }) => [
      ...walk(cells, shown),
      step(
        filledRows(
          cells,
          cells.filter(value => value !== shown),
        ),
        because.writeTheMissingNumbers,
      ),
    ],
    // The place of a cell in the chart is its number.
    check(printed, answers) {
      const cells = cellsWith(printed, answers)
      return answers.length === 4 && cells.every(({ value, given }) => given === value)
    },
  }),
  whichRow: form({
    levels: ['hard'],
    draw: drawRows,
    answer: sentenceChoice,
    solve: ({ right }) => row(right),
    mistakes: ({ tenKept, decadeLeftOut, tenTooFew }): Record<string, Sentence> => ({
      tenKept: row(tenKept),
      decadeLeftOut: row(decadeLeftOut),
      tenTooFew: row(tenTooFew),
    }),
    ask: () => ({
      en: prose`Which row counts back by ones?`,
      es: prose`¿Qué fila cuenta hacia atrás de uno en uno?`,
    }),
    solution: ({ decade, right }) => [
      step(list(decade, decade - 1), because.explain, {
        sentence: {
          en: line`Just before ${decade} comes ${decade - 1}.`,
          es: line`Justo antes del ${decade} está el ${decade - 1}.`,
        },
      }),
      step(list(...right), because.explain, {
        sentence: {
          en: line`Each number in this row is ${1} less.`,
          es: line`En esta fila cada número es ${1} menos.`,
        },
      }),
    ],
    whyWrong: ({ decade }) => ({
      tenKept: goesOn(decade, decade + 9),
      decadeLeftOut: { en: line`It leaves out ${decade}.`, es: line`Se salta el ${decade}.` },
      tenTooFew: goesOn(decade, decade - 11),
    }),
    check: (_, { key }) => isRun(key.split(',').map(Number), -1),
  }),
})
