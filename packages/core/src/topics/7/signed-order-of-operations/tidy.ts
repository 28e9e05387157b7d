import { absolute, bracketed, type Expr, evaluate, negative, type Ratio } from '../../../author.ts'

/** A number, in brackets or not; −(−5) of a subtraction is no number but an operation. */
export const isNumber = (of: Expr): boolean =>
  of.kind === 'number' ||
  (of.kind === 'group' && isNumber(of.of)) ||
  (of.kind === 'negative' && of.of.kind === 'number')

/** Signed numbers in brackets unless they begin; brackets around a number alone are left away. */
export function tidy(of: Expr, begins = true): Expr {
  switch (of.kind) {
    case 'number':
      return of.n < 0 && !begins ? bracketed(of) : of
    case 'group': {
      const inner = tidy(of.of)
      return isNumber(inner) ? tidy(inner.kind === 'group' ? inner.of : inner, begins) : { ...of, of: inner }
    }
    case 'negative': {
      const inner = tidy(of.of, false)
      return begins && inner.kind === 'number' ? tidy(numberLike(inner, evaluate(inner).negated())) : negative(inner)
    }
    case 'sum':
      return { ...of, terms: of.terms.map((term, i) => tidy(term, begins && i === 0)) }
    case 'product':
      return { ...of, factors: of.factors.map((factor, i) => tidy(factor, begins && i === 0)) }
    case 'quotient':
      return of.sign
        ? { ...of, over: tidy(of.over, begins), under: tidy(of.under, false) }
        : { ...of, over: tidy(of.over), under: tidy(of.under) }
    case 'power':
      return { ...of, base: tidy(of.base, false) }
    case 'absolute':
      return absolute(tidy(of.of))
    default:
      return of
  }
}
const numberLike = (like: Extract<Expr, { kind: 'number' }>, { n, d }: Ratio): Expr => ({ ...like, n, d })
