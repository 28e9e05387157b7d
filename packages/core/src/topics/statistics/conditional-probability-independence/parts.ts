import {
  apply,
  type Block,
  blank,
  type Expr,
  equation,
  evaluate,
  expr,
  gcd,
  join,
  line,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  symbol,
  table,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Context, Words } from './two-way-contexts.ts'

export type Counts = readonly [readonly [number, number], readonly [number, number]]

export const TOTAL = words('Total', 'Total')

/** The counts without any total. */
export const bareTableOf = ({ rows, columns }: Pick<Context, 'rows' | 'columns'>, [[a, b], [c, d]]: Counts): Block =>
  table({
    rowHeads: true,
    head: [words('Group', 'Grupo'), ...columns],
    rows: [
      [rows[0], a, b],
      [rows[1], c, d],
    ],
  })

export function tableOf({ rows, columns }: Pick<Context, 'rows' | 'columns'>, counts: Counts): Block {
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

/** Counts whose two rates are likely ones, at least 0.05 and at most 0.4 apart. */
export const drawDependent = (random: Random): Counts =>
  random.until(
    () =>
      [
        [random.int(8, 90), random.int(8, 90)],
        [random.int(8, 90), random.int(8, 90)],
      ] as const,
    ([[a, b], [c, d]]) => {
      const [one, other] = [a / (a + b), c / (c + d)]
      const difference = Math.abs(one - other)
      return difference >= 0.05 && difference <= 0.4 && [one, other].every(rate => rate > 0.15 && rate < 0.85)
    },
  )

/** Dependent counts of which a share of the first row, or of the first column, can be reduced. */
export const drawReducible = (random: Random, base: 'row' | 'column'): Counts =>
  random.until(
    () => drawDependent(random),
    ([[a, b], [c]]) => gcd(a, base === 'row' ? b : c) > 1,
  )

/** Rows in proportion: the rates are exactly the same. */
export const drawIndependent = (random: Random): Counts => {
  const [p, q] = random.until(
    () => [random.int(2, 9), random.int(2, 9)] as const,
    ([p, q]) => p !== q,
  )
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

/** A product or quotient of fractions, first as it is multiplied and then in lowest terms. */
export function productSteps(one: Ratio, other: Ratio, first: (unreduced: Expr) => Step): readonly Step[] {
  const [n, d] = [one.n * other.n, one.d * other.d]
  const common = gcd(n, d)
  return [
    first(equation(join(one, other), d === 1 ? n : over(n, d))),
    ...(common > 1 ? [step(expr(Ratio.of(n, d)), because.divideBothTerms, { value: common })] : []),
  ]
}

/** The condition leaves one group: its total, and the part of it. */
export const shareSteps = (group: Words, other: Words, part: number, all: number): readonly Step[] => [
  step(expr(all), because.totalOfGroup, { group: { en: line`${group}`, es: line`${group}` } }),
  step(expr(part), because.read, {
    what: {
      en: line`the cell of “${other}” in that group`,
      es: line`la casilla de “${other}” en ese grupo`,
    },
  }),
  step(over(part, all), because.partOverTotal),
  ...(gcd(part, all) > 1 ? [step(expr(Ratio.of(part, all)), because.divideBothTerms, { value: gcd(part, all) })] : []),
]
