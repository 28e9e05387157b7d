import {
  apply,
  type Block,
  blank,
  type Expr,
  evaluate,
  type Printed,
  prose,
  type Random,
  relation,
  symbol,
  table,
  words,
} from '../../../author.ts'
import type { Context } from './two-way-contexts.ts'

export type Counts = readonly [readonly [number, number], readonly [number, number]]

export const TOTAL = words('Total', 'Total')

export function tableOf({ rows, columns }: Context, counts: Counts): Block {
  const [[a, b], [c, d]] = counts
  return table({
    rowHeads: true,
    head: [words('Group', 'Grupo'), ...columns, TOTAL],
    rows: [
      [rows[0], a, b, a + b],
      [rows[1], c, d, c + d],
      [TOTAL, a + c, b + d, a + b + c + d],
    ],
  })
}

/** Counts whose two rates differ by at least 0.05. */
export const drawDependent = (random: Random): Counts =>
  random.until(
    () =>
      [
        [random.int(8, 90), random.int(8, 90)],
        [random.int(8, 90), random.int(8, 90)],
      ] as const,
    ([[a, b], [c, d]]) => Math.abs(a / (a + b) - c / (c + d)) >= 0.05,
  )

/** Rows in proportion: the rates are exactly the same. */
export const drawIndependent = (random: Random): Counts => {
  const [p, q] = [random.int(2, 9), random.int(2, 9)]
  const [k, l] = random.until(
    () => [random.int(2, 9), random.int(2, 9)] as const,
    ([k, l]) => k !== l,
  )
  return [
    [p * k, q * k],
    [p * l, q * l],
  ]
}

/** The four inner counts of the printed table. */
export function countsIn(printed: Printed): Counts {
  const { rows } = printed.block('table')
  const at = (i: number, j: number) => evaluate((rows[i]?.[j]?.[0] ?? blank()) as Expr).n
  return [
    [at(0, 1), at(0, 2)],
    [at(1, 1), at(1, 2)],
  ]
}

export const instruction = {
  en: prose`Write the probability as a fraction in lowest terms.`,
  es: prose`Escribe la probabilidad como fracción en su mínima expresión.`,
}

export const given = (left: string, right: string) => apply('P', relation(symbol(left), '∣', symbol(right)))
