import {
  type Block,
  blank,
  type CellHole,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FilledTable,
  type FormMaker,
  itemOf,
  line,
  m,
  minus,
  type Printed,
  type Random,
  type Step,
  statements,
  sum,
  symbol,
  table,
  times,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export const [X, Y] = [symbol('x'), symbol('y')]

/** y = ax + b. */
export interface Linear {
  readonly a: number
  readonly b: number
}
export const valueAt = ({ a, b }: Linear, x: number) => a * x + b
export const ruleOf = ({ a, b }: Linear): Expr => m`${a}x + ${b}`

/** 3 + 2, 3 − 2. */
export const plus = (value: Value, change: number): Expr => (change < 0 ? minus(value, -change) : sum(value, change))
/** 3 × (−2) − 4. */
export const workedAt = ({ a, b }: Linear, x: number): Expr => plus(times(a, x), b)

/** At least 2, or negative. */
export const drawFactor = (random: Random, most: number, isNegative: boolean) =>
  isNegative ? -random.int(1, most) : random.int(2, most)

/** Different inputs in order. */
export const drawInputs = (random: Random, many: number, from: number, to: number): readonly number[] => {
  const all = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return [...random.sample(all, many)].sort((p, q) => p - q)
}

export interface Rows {
  readonly inputs: readonly number[]
  readonly outputs: readonly Value[]
  /** The places of the outputs that are asked for. */
  readonly hidden: readonly number[]
  /** The places of the inputs that are asked for. */
  readonly hiddenInputs?: readonly number[]
}
const rowsOf = (
  { inputs, outputs, hidden, hiddenInputs = [] }: Rows,
  heads: readonly [CellHole, CellHole],
  isFilled: boolean,
) => [
  [heads[0], ...inputs.map((value, i) => (!isFilled && hiddenInputs.includes(i) ? blank(2) : value))],
  [heads[1], ...outputs.map((value, i) => (!isFilled && hidden.includes(i) ? blank(2) : value))],
]
const XY: readonly [CellHole, CellHole] = [X, Y]
export const tableOf = (rows: Rows, heads = XY): Block => table({ rows: rowsOf(rows, heads, false), rowHeads: true })
export const fullTable = (rows: Rows, heads = XY): Block => table({ rows: rowsOf(rows, heads, true), rowHeads: true })
export const filledOf = (rows: Rows, heads = XY): FilledTable => ({
  blanks: [
    ...(rows.hiddenInputs ?? []).map(i => itemOf(rows.inputs, i)),
    ...rows.hidden.map(i => itemOf(rows.outputs, i)),
  ],
  rows: rowsOf(rows, heads, true),
  rowHeads: true,
})

/** The printed pairs, with the answers in their blanks. */
export function printedPairs(printed: Printed, blanks: readonly Value[] = []) {
  const [top, bottom] = printed.block('table').rows
  let next = 0
  const valueOf = (of: Expr) => exact(of.kind === 'blank' ? itemOf(blanks, next++) : of)
  const inputs = top!.slice(1).map(([x]) => valueOf(x as Expr))
  const outputs = bottom!.slice(1).map(([y]) => valueOf(y as Expr))
  return inputs.map((x, i) => ({ x, y: itemOf(outputs, i) }))
}
/** What a printed rule gives, wherever it stands. */
export const printedRule = (printed: Printed): ((x: number) => number) => {
  const rule = printed.all('relation').find(({ left }) => left.kind === 'symbol' && left.name === 'y')
  return x => evaluate(rule!.right, { x }).toNumber()
}

/** The outputs one after another: the first by itself, to show how, and then the others. */
export const outputSteps = (rule: Linear, rows: Rows, heads = XY): readonly Step[] => {
  const worked = rows.hidden.map(i => equation(workedAt(rule, itemOf(rows.inputs, i)), itemOf(rows.outputs, i)))
  const place = itemOf(rows.hidden, 0)
  const first = itemOf(rows.inputs, place)
  const chain = equation(equation(workedAt(rule, first), plus(rule.a * first, rule.b)), itemOf(rows.outputs, place))
  return [
    explainedBy(chain, {
      en: line`Substitute the input ${first} for ${X}: multiply first.`,
      es: line`Sustituye ${X} por la entrada ${first}: multiplica primero.`,
    }),
    explainedBy(statements(...worked.slice(1)), {
      en: line`Do the same with the other inputs.`,
      es: line`Haz lo mismo con las otras entradas.`,
    }),
    tableStep(rows, heads),
  ]
}
export const tableStep = (rows: Rows, heads = XY): Step =>
  explainedBy(fullTable(rows, heads), {
    en: line`Write each output under its input.`,
    es: line`Escribe cada salida debajo de su entrada.`,
  })
