import {
  type Block,
  type Expr,
  evaluate,
  failed,
  m,
  mapParts,
  type Printed,
  type Random,
  Ratio,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'
import type { Known } from './dual.ts'

/** x, f(x), g(x), f′(x), g′(x). */
export type Row = readonly [x: number, f: number, g: number, slopeOfF: number, slopeOfG: number]

export function drawRows(random: Random, count: number): Row[] {
  const value = () => random.intExcept(-6, 6, 0)
  const first = random.int(1, 3)
  return Array.from({ length: count }, (_, i) => [first + i, value(), value(), value(), value()])
}

export const valuesTable = (rows: readonly Row[]): Block =>
  table({
    rowHeads: true,
    head: [symbol('x'), m`f(x)`, m`g(x)`, m`f'(x)`, m`g'(x)`],
    rows,
  })

export const knownIn =
  (rows: readonly Row[]): Known =>
  (name, at) => {
    const row = rows.find(([x]) => at.equals(x)) ?? failed(`The table has no row for ${at}`)
    return name === 'f' ? [Ratio.of(row[1]), Ratio.of(row[3])] : [Ratio.of(row[2]), Ratio.of(row[4])]
  }

export const printedRows = (printed: Printed): number[][] =>
  printed.block('table').rows.map(row => row.map(([item]) => evaluate(item as Expr).toNumber()))

/** Each f(…) and g(…) becomes the line through its printed value with its printed slope; null without such a row. */
export function withLines(of: Expr, at: number, rows: readonly (readonly number[])[]): Expr {
  const valueAt = (part: Expr): number => {
    const inside = withLines(part, at, rows)
    return evaluate(inside, { x: at }).toNumber()
  }
  const visit = (part: Expr): Expr => {
    if (part.kind !== 'apply') return mapParts(part, visit)
    const argument = part.to[0] ?? failed('No argument')
    const place = valueAt(argument)
    const row = rows.find(([x]) => x === place) ?? failed(`The table has no row for ${place}`)
    const [, f, g, slopeOfF, slopeOfG] = tupleOf(row, 5)
    const [value, slope] = part.name === 'f' ? [f, slopeOfF] : [g, slopeOfG]
    return m`(${value} + ${slope}(${visit(argument)} + ${-place}))`
  }
  return visit(of)
}
