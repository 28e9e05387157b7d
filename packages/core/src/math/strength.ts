import { type Expr, holds } from './expr.ts'

/** How tightly an expression holds together; one that holds looser than its place asks for gets brackets. */
export const Strength = { relation: 0, sum: 1, product: 2, factor: 3, base: 4, atom: 5 } as const

export function strength(expr: Expr): number {
  switch (expr.kind) {
    case 'relation':
    case 'connected':
    case 'ratio':
      return Strength.relation
    case 'sum': {
      const shown = withoutZeros(expr.terms)
      return shown.length === 1 ? strength(shown[0]!) : Strength.sum
    }
    case 'negative':
    case 'operation':
      return Strength.sum
    case 'number':
      return numberStrength(expr.n, expr.d, expr.as)
    case 'money':
      return expr.cents < 0 ? Strength.sum : Strength.atom
    // 1x is no stronger and no weaker than x.
    case 'product':
      return isNegative(expr) ? Strength.sum : Strength.product
    case 'quotient':
      return isNegative(expr) ? Strength.sum : expr.sign ? Strength.product : Strength.factor
    case 'integral':
    case 'series':
    case 'limit':
    case 'remainder':
    case 'prefixed':
      return Strength.product
    case 'measure':
    case 'percent':
      return isNegative(expr) ? Strength.sum : Strength.factor
    case 'power':
    case 'call':
    case 'derivative':
    case 'evaluated':
      return Strength.factor
    case 'group':
      return expr.brackets === 'none' ? strength(expr.of) : Strength.atom
    case 'factorial':
      return Strength.factor
    default:
      return Strength.atom
  }
}

function numberStrength(n: number, d: number, as: string): number {
  if (n < 0) return Strength.sum
  if (d === 1 || as === 'decimal' || as === 'repeating') return Strength.atom
  return Strength.factor
}

/** Splits a term into the sign that a sum prints and the rest. */
export const signed = (term: Expr): { isNegative: boolean; size: Expr } =>
  isNegative(term) ? { isNegative: true, size: withoutSign(term) } : { isNegative: false, size: term }

function isNegative(term: Expr): boolean {
  switch (term.kind) {
    case 'number':
      return term.n < 0
    case 'money':
      return term.cents < 0
    case 'negative':
      return true
    case 'product': {
      const [first] = term.factors
      return first !== undefined && first.kind !== 'group' && isNegative(first)
    }
    case 'quotient':
      return term.over.kind !== 'sum' && (!term.sign || term.over.kind === 'number') && isNegative(term.over)
    case 'measure':
    case 'percent':
      return term.of.kind === 'number' && isNegative(term.of)
    default:
      return false
  }
}

function withoutSign(term: Expr): Expr {
  switch (term.kind) {
    case 'number':
      return { ...term, n: -term.n }
    case 'money':
      return { ...term, cents: -term.cents }
    case 'negative':
      return term.of
    case 'product':
      return { ...term, factors: term.factors.map((factor, i) => (i === 0 ? withoutSign(factor) : factor)) }
    case 'quotient':
      return { ...term, over: withoutSign(term.over) }
    case 'measure':
    case 'percent':
      return { ...term, of: withoutSign(term.of) }
    default:
      return term
  }
}

const ZERO: Expr = { kind: 'number', n: 0, d: 1, as: 'fraction' }

export const isZero = (term: Expr): boolean =>
  (term.kind === 'number' && term.n === 0) ||
  (term.kind === 'negative' && isZero(term.of)) ||
  (term.kind === 'product' && !term.sign && term.factors.some(isZero))

const hasLetters = (expr: Expr) => holds(expr, part => part.kind === 'symbol' || part.kind === 'apply')

/** 0x and + 0 vanish beside letters; in pure arithmetic 5 + 0 stays as it is. */
export function withoutZeros(terms: readonly Expr[]): readonly Expr[] {
  if (!terms.some(isZero) || !terms.some(hasLetters)) return terms
  const shown = terms.filter(term => !isZero(term))
  return shown.length > 0 ? shown : [ZERO]
}
