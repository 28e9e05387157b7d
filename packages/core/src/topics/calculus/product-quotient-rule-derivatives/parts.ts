import { type DerivedPart, type Expr, m, productRule, quotientRule, symbol } from '../../../author.ts'

export interface Known {
  readonly of: Expr
  readonly slope: Expr
  readonly rule: 'product' | 'quotient'
  /** The factors, or numerator and denominator, each with its derivative. */
  readonly parts: readonly [DerivedPart, DerivedPart]
  /** The derivative of the first factor before it is factored, where that is a product itself. */
  readonly inner?: Expr
}

export const asProduct = (one: DerivedPart, other: DerivedPart) => ({ rule: 'product', parts: [one, other] }) as const

export const asQuotient = (top: DerivedPart, bottom: DerivedPart) =>
  ({ rule: 'quotient', parts: [top, bottom] }) as const

export const byRule = ({ rule, parts: [one, other] }: Pick<Known, 'rule' | 'parts'>, slope: Expr, name?: Expr) =>
  rule === 'product' ? productRule(one, other, slope, name) : quotientRule(one, other, slope, name)

export const part = (of: Expr, slope: Expr): DerivedPart => ({ of, slope })

export const [exponential, sine, cosine, logarithm] = [
  part(m`e^x`, m`e^x`),
  part(m`sin x`, m`cos x`),
  part(m`cos x`, m`-sin x`),
  part(m`ln x`, m`1/x`),
]

export const powerPart = (c: number, n: number) => part(m`${c}x^${n}`, m`${c * n}x^${n - 1}`)

export const linearPart = (a: number, b: number) => part(m`${a}x + ${b}`, m`${a}`)

export const quadraticPart = (a: number, b: number, c: number) => part(m`${a}x^2 + ${b}x + ${c}`, m`${2 * a}x + ${b}`)

export const [x, k] = [symbol('x'), symbol('k')]
