import {
  type Block,
  type Content,
  decimal,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  itemOf,
  lastOf,
  line,
  over,
  type Printed,
  type Random,
  Ratio,
  type Step,
  statements,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'

export type Pair = readonly [x: number, y: number]
export type Pairs = readonly Pair[]

export const X = symbol('x')
export const Y = symbol('y')
export const QUOTIENT = over(Y, X)
export const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other)

/** Some of the numbers from 1 on, in order, with a gap. */
export const spread = (random: Random, many: number, most: number): readonly number[] =>
  random.until(
    () =>
      ascending(
        random.sample(
          Array.from({ length: most }, (_, i) => i + 1),
          many,
        ),
      ),
    drawn => lastOf(drawn) - itemOf(drawn, 0) >= many,
  )
/** In tenths at the most. */
export const ratioOf = (value: number): Ratio => Ratio.of(Math.round(value * 10), 10)
const shown = (value: number): Expr => decimal(ratioOf(value))
/** y/x of a pair. */
export const quotientOf = ([x, y]: Pair): Ratio => ratioOf(y).over(ratioOf(x))
/** A row for x, a row for y, a column for each pair. */
export const tableOf = (pairs: Pairs): Block =>
  table({
    rows: [
      [X, ...pairs.map(([x]) => shown(x))],
      [Y, ...pairs.map(([, y]) => shown(y))],
    ],
    rowHeads: true,
  })

export const isProportional = (pairs: Pairs): boolean =>
  pairs.every(([x, y]) => pairs.every(([u, v]) => y * u === v * x))
export const pairsIn = (block: Block): Pairs => {
  if (block.kind !== 'table') return []
  const [top, bottom] = tupleOf(
    block.rows.map(row => row.slice(1).map(([item]) => evaluate(item as Expr).toNumber())),
    2,
  )
  return top.map((x, i) => [x, itemOf(bottom, i)])
}
export const tableIn = (printed: Printed): Pairs => pairsIn(printed.block('table'))

/** 6/2 = 3; a fraction in lowest terms stays as it is. */
const divided = ([x, y]: Pair): Expr => {
  const value = quotientOf([x, y])
  const quotient = over(shown(y), shown(x))
  return x > 1 && value.n === y && value.d === x ? quotient : equation(quotient, expr(value))
}
/** y/x of each pair. */
export const quotients = (pairs: Pairs): Content => statements(...pairs.map(divided))
export const quotientStep = (pairs: Pairs): Step =>
  explained(
    quotients(pairs),
    line`Find ${QUOTIENT} for each pair: divide ${Y} by ${X}.`,
    line`Halla ${QUOTIENT} en cada par: divide ${Y} entre ${X}.`,
  )
