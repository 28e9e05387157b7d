import {
  approximate,
  call,
  type Expr,
  exact,
  expr,
  logarithm,
  type Printed,
  prose,
  symbol,
  type Value,
} from '../../../author.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

export type Base = 2 | 3 | 5 | 10 | 'e'

export const [x, e] = [symbol('x'), symbol('e')]

export const baseExpr = (base: Base): Expr => (base === 'e' ? e : expr(base))

export const log = (base: Base, of: Value): Expr =>
  base === 'e' ? call('ln', of) : base === 10 ? call('log', of) : logarithm(base, of)

/** How far the sides of the printed equation are apart. */
export const gap = (printed: Printed, value: number): number => {
  const { left, right } = printed.one('relation')
  return approximate(left, { x: value }) - approximate(right, { x: value })
}

/** The sides change places within the doubt of a value rounded to thousandths. */
export const isRoundedRoot = (printed: Printed, answer: Value): boolean => {
  const value = exact(answer).toNumber()
  return gap(printed, value - 0.0005) * gap(printed, value + 0.0005) < 0
}

export const rounded = {
  en: prose`Solve. Round to the nearest thousandth.`,
  es: prose`Resuelve. Redondea a la milésima más cercana.`,
}

export const THOUSANDTH = { en: ['nearest thousandth'], es: ['a la milésima más cercana'] }
