import { approximate, type Expr, expr, Ratio, rootOf, substitute, surdExpr } from '../../../author.ts'

/** The solution at a whole place, worked out where it is rational or c·e^n. */
export function simplerAt(solution: Expr, at: number): Expr {
  const simplify = (part: Expr): Expr => {
    const value = approximate(part)
    if (Number.isInteger(value) && part.kind !== 'number' && !hasE(part)) return expr(value)
    if (part.kind === 'sum') return { ...part, terms: part.terms.map(simplify) }
    if (part.kind === 'product') return { ...part, factors: part.factors.map(simplify) }
    if (part.kind === 'power') return { ...part, exponent: simplify(part.exponent) }
    if (part.kind === 'root') return surdExpr(rootOf(Ratio.of(approximate(part.of))))
    if (part.kind === 'negative') return { ...part, of: simplify(part.of) }
    if (part.kind === 'quotient') {
      const [over, under] = [approximate(part.over), approximate(part.under)]
      return Number.isInteger(over) && Number.isInteger(under) ? expr(Ratio.of(over, under)) : part
    }
    return part
  }
  return simplify(substitute(solution, { x: expr(at) }))
}

const hasE = (part: Expr): boolean => /"e"/.test(JSON.stringify(part))
