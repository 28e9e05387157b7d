import {
  type CellHole,
  capital,
  equation,
  evaluate,
  explained,
  isSameContent,
  itemOf,
  line,
  minus,
  type Printed,
  type Ratio,
  type Step,
  sum,
  table,
  type Value,
  words,
} from '../../../author.ts'
import type { Survey, Words } from './surveys.ts'

const titled = ({ en, es }: Words) => words(capital(en), capital(es))

export type Cells = readonly [a: number, b: number, c: number, d: number]

/** The nine numbers, row by row, with the totals. */
export const withTotals = ([a, b, c, d]: Cells): readonly number[] => [
  a,
  b,
  a + b,
  c,
  d,
  c + d,
  a + c,
  b + d,
  a + b + c + d,
]

export function twoWay({ rows, columns }: Survey, entries: readonly Value[]) {
  const total = words('Total', 'Total')
  const body: readonly CellHole[][] = [...rows, total].map((row, i) => [
    titled(row),
    ...entries.slice(3 * i, 3 * i + 3),
  ])
  return { head: [line``, ...columns.map(titled), total], rows: body, rowHeads: true }
}

export const surveyTable = (survey: Survey, entries: readonly Value[]) => table(twoWay(survey, entries))

/** The nine entries of the printed table; null where the pupil writes. */
export const entriesOf = (printed: Printed): readonly (Ratio | null)[] =>
  printed
    .block('table')
    .rows.flatMap(row =>
      row.slice(1).map(([item]) => (typeof item === 'object' && item.kind === 'number' ? evaluate(item) : null)),
    )

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const

const LINE_NAMES = [
  words('first row', 'primera fila'),
  words('second row', 'segunda fila'),
  words('last row', 'última fila'),
  words('first column', 'primera columna'),
  words('second column', 'segunda columna'),
  words('last column', 'última columna'),
]

/** Fills what sums and differences determine, as a pupil does. */
export function completed(entries: readonly (Ratio | null)[]): readonly (Ratio | null)[] {
  const result = [...entries]
  for (let round = 0; round < 9; round++) {
    for (const [i, j, k] of LINES) {
      const [a, b, total] = [result[i], result[j], result[k]]
      if (a && b && !total) result[k] = a.plus(b)
      if (a && !b && total) result[j] = total.minus(a)
      if (!a && b && total) result[i] = total.minus(b)
    }
  }
  return result
}

/** How the empty places are found, one after another: sums for totals, differences for the rest. */
export function completionSteps(entries: readonly (number | null)[]): readonly Step[] {
  const result = [...entries]
  const steps: Step[] = []
  for (let round = 0; round < 9; round++) {
    for (const [at, [i, j, k]] of LINES.entries()) {
      const [a, b, total] = [result[i] ?? null, result[j] ?? null, result[k] ?? null]
      if (a !== null && b !== null && total === null) {
        result[k] = a + b
        steps.push(
          explained(
            equation(sum(a, b), a + b),
            line`Add the other two numbers of the ${itemOf(LINE_NAMES, at)}.`,
            line`Suma los otros dos números de la ${itemOf(LINE_NAMES, at)}.`,
          ),
        )
      } else if (total !== null && (a === null) !== (b === null)) {
        const known = a ?? b ?? 0
        result[a === null ? i : j] = total - known
        steps.push(
          explained(
            equation(minus(total, known), total - known),
            line`Subtract from the total of the ${itemOf(LINE_NAMES, at)}.`,
            line`Resta del total de la ${itemOf(LINE_NAMES, at)}.`,
          ),
        )
      }
    }
  }
  return steps.filter((one, i) => steps.findIndex(other => isSameContent(one.work, other.work)) === i)
}

interface Place {
  readonly index: number
  readonly of: 'row' | 'column'
}

/** Places of the printed words among the row heads and the column heads: [1, 'row'], [0, 'column'], … in reading order. */
export function spokenPlaces(printed: Printed): readonly Place[] {
  const { head, rows } = printed.block('table')
  const lower = (item: unknown) => (isWords(item) ? item.en.charAt(0).toLowerCase() + item.en.slice(1) : '')
  const [columnHeads, rowHeads] = [
    (head ?? []).slice(1, 3).map(([item]) => lower(item)),
    rows.slice(0, 2).map(([cell]) => lower(cell?.[0])),
  ]
  const spoken = printed.blocksOf('paragraph').flatMap(({ content }) => content.filter(isWords))
  return spoken.flatMap(({ en }): Place[] => {
    if (rowHeads.includes(en)) return [{ index: rowHeads.indexOf(en), of: 'row' }]
    return columnHeads.includes(en) ? [{ index: columnHeads.indexOf(en), of: 'column' }] : []
  })
}

const isWords = (item: unknown): item is Words =>
  typeof item === 'object' && item !== null && 'kind' in item && item.kind === 'words'
