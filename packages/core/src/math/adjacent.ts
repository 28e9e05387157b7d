import type { Expr } from './expr.ts'
import { isZero, Strength, strength } from './strength.ts'

export const isOne = (expr: Expr) => expr.kind === 'number' && expr.n === 1 && expr.d === 1
/** A fraction of one, which takes the singular; a decimal takes the plural. */
export const isPartOfOne = (of: Expr): boolean =>
  of.kind === 'number' && of.n !== 0 && Math.abs(of.n) < of.d && of.as !== 'decimal' && of.as !== 'repeating'

/** As an argument without brackets: ln 5 × 2 and sin (−1)² would be read as (ln 5) × 2 and (sin(−1))². */
export function readsAsOne(of: Expr): boolean {
  if (of.kind === 'quotient') return !of.sign
  if (of.kind === 'power')
    return strength(of.base) >= Strength.base && of.base.kind !== 'group' && of.base.kind !== 'root'
  if (of.kind !== 'product') return true
  const [first, ...rest] = withoutOne(of.factors)
  return (
    !of.sign &&
    first !== undefined &&
    strength(first) >= Strength.product &&
    first.kind !== 'group' &&
    readsAsOne(first) &&
    !rest.some(startsWithDigit)
  )
}

/** 1x is x, but 1 · 5 and a lone 1 stay. */
export function withoutOne(factors: readonly Expr[]): readonly Expr[] {
  const [first, second] = factors
  return first && second && isOne(first) && !startsWithDigit(second) ? factors.slice(1) : factors
}

export const startsWithDigit = (expr: Expr): boolean =>
  expr.kind === 'number' ||
  (expr.kind === 'power' && startsWithDigit(expr.base)) ||
  expr.kind === 'money' ||
  (expr.kind === 'quotient' &&
    !expr.sign &&
    !isZero(expr.over) &&
    expr.over.kind === 'number' &&
    expr.under.kind === 'number') ||
  (expr.kind === 'product' && expr.factors[0] !== undefined && startsWithDigit(expr.factors[0]))

/** 17 sin 5 y: the y stands apart from the argument. */
const endsWithCall = (before: Expr): boolean =>
  before.kind === 'call' ||
  (before.kind === 'product' && before.factors.length > 0 && endsWithCall(before.factors.at(-1) as Expr))

/** b³ ∛c: the degree of a root is not another digit of the exponent before it. */
const endsWithExponent = (before: Expr): boolean =>
  before.kind === 'power' ||
  (before.kind === 'product' && before.factors.length > 0 && endsWithExponent(before.factors.at(-1) as Expr))

/** 2x dx: a differential stands apart. */
export function isDifferential(factors: readonly Expr[], i: number): boolean {
  const [d, of] = [factors[i], factors[i + 1]]
  return d?.kind === 'symbol' && d.name === 'd' && of?.kind === 'symbol' && i === factors.length - 2
}

export const needsThinSpace = (before: Expr, after: Expr) =>
  (after.kind === 'root' && after.degree !== undefined && endsWithExponent(before)) ||
  after.kind === 'call' ||
  endsWithCall(before) ||
  after.kind === 'integral' ||
  after.kind === 'series' ||
  (after.kind === 'apply' && before.kind === 'number')
