import {
  type Block,
  type Content,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  line,
  over,
  type Printed,
  type Random,
  Ratio,
  type Step,
  statements,
  symbol,
  table,
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
    drawn => (drawn.at(-1) ?? 0) - (drawn[0] ?? 0) >= many,
  )
/** A row for x, a row for y, a column for each pair. */
export const tableOf = (pairs: Pairs): Block =>
  table({
    rows: [
      [X, ...pairs.map(([x]) => x)],
      [Y, ...pairs.map(([, y]) => y)],
    ],
    rowHeads: true,
  })

export const isProportional = (pairs: Pairs): boolean =>
  pairs.every(([x, y]) => pairs.every(([u, v]) => y * u === v * x))
export const pairsIn = (block: Block): Pairs => {
  if (block.kind !== 'table') return []
  const [top = [], bottom = []] = block.rows.map(row => row.slice(1).map(([item]) => evaluate(item as Expr).toNumber()))
  return top.map((x, i) => [x, bottom[i] ?? 0])
}
export const tableIn = (printed: Printed): Pairs => pairsIn(printed.block('table'))

/** 6/2 = 3; a fraction in lowest terms stays as it is. */
const divided = ([x, y]: Pair): Expr => {
  const value = Ratio.of(y, x)
  return x > 1 && value.n === y && value.d === x ? over(y, x) : equation(over(y, x), expr(value))
}
/** y/x of each pair. */
export const quotients = (pairs: Pairs): Content => statements(...pairs.map(divided))
export const quotientStep = (pairs: Pairs): Step =>
  explained(
    quotients(pairs),
    line`Find ${QUOTIENT} for each pair: divide ${Y} by ${X}.`,
    line`Halla ${QUOTIENT} en cada par: divide ${Y} entre ${X}.`,
  )
