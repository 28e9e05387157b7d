import {
  type Block,
  type Both,
  blank,
  type Expr,
  exact,
  itemOf,
  line,
  list,
  number,
  type Printed,
  prose,
  type Step,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { type Run, type runs, turnOf } from './numbers.ts'

export interface Level {
  readonly run: keyof typeof runs
  readonly range: 'low' | 'high'
  readonly way: 'forward' | 'back'
}

export const atPlaces = ({ numbers, hidden }: Run) => hidden.map(place => itemOf(numbers, place))

export const withBlanks = ({ numbers, hidden }: Run) =>
  list(...numbers.map((n, i) => (hidden.includes(i) ? blank(2) : n)))

/** The printed list with the answers in its blanks. */
export const runIn = (printed: Printed, ...answers: readonly Value[]): readonly number[] => {
  const run = filled(printed.one('list'), ...answers)
  return run.kind === 'list' ? run.items.map(item => exact(item).n) : []
}

export const isRun = (values: readonly number[], by: number) =>
  values.slice(1).every((value, i) => value - itemOf(values, i) === by)

/** The whole run, and what comes after the last number of a ten, or next to it where that is printed. */
export const counted = (numbers: readonly number[], hidden: readonly number[] = []): readonly Step[] => {
  const isBack = itemOf(numbers, 0) > itemOf(numbers, 1)
  const turn = turnOf(numbers, hidden)
  return [
    step(list(...numbers), because.explain, {
      sentence: isBack
        ? {
            en: line`Each number is ${1} less than the one before.`,
            es: line`Cada número es ${1} menos que el anterior.`,
          }
        : {
            en: line`Each number is ${1} more than the one before.`,
            es: line`Cada número es ${1} más que el anterior.`,
          },
    }),
    ...(turn === null
      ? []
      : [
          step(list(...turn), because.explain, {
            sentence: isBack
              ? {
                  en: line`Just before ${turn[0]} comes ${turn[1]}.`,
                  es: line`Justo antes del ${turn[0]} está el ${turn[1]}.`,
                }
              : {
                  en: line`Just after ${turn[0]} comes ${turn[1]}.`,
                  es: line`Justo después del ${turn[0]} está el ${turn[1]}.`,
                },
          }),
        ]),
  ]
}

export const rowByRow = {
  en: prose`Write the missing numbers row by row.`,
  es: prose`Escribe fila por fila los números que faltan.`,
}

/** Row 1: ____, ____, for as many as are hidden in each row; or the numbers themselves. */
function hiddenRows(
  cells: readonly number[],
  hidden: readonly number[],
  show: (value: number) => Expr,
): Both<readonly Block[]> {
  const rowOf = (value: number) => Math.floor((value - 1) / 10)
  const first = rowOf(Math.min(...cells))
  const rows = [0, 1, 2].flatMap(i => {
    const values = hidden.filter(value => rowOf(value) === first + i)
    return values.length === 0 ? [] : [{ row: i + 1, values }]
  })
  const said = (word: string) =>
    rows.map(
      ({ row, values }): Block => ({
        kind: 'paragraph',
        content: [`${word} `, number(row), ...values.flatMap((value, n) => [n > 0 ? ', ' : ': ', show(value)])],
      }),
    )
  return { en: said('Row'), es: said('Fila') }
}

export const rowsToFill = (cells: readonly number[], hidden: readonly number[]) =>
  hiddenRows(cells, hidden, () => blank(2))

export const filledRows = (cells: readonly number[], hidden: readonly number[]) =>
  hiddenRows(cells, hidden, value => number(value))

export const cellsWith = (printed: Printed, answers: readonly Value[]) => {
  let next = 0
  return printed
    .figure('hundred-chart')
    .cells.map(({ value, shown }) => ({ value, given: shown ? value : exact(itemOf(answers, next++)).n }))
}
