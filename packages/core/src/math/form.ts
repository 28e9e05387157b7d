import { Ratio } from '../number/ratio.ts'
import { type Expr, partsOf } from './expr.ts'
import { spend } from './work.ts'

/**
 * The form of an expression as a text: equal for what differs only in the order of terms and factors,
 * in brackets that change nothing, and in the signs for multiplication and division. `inOrder` keeps the order too.
 */
export function formOf(expr: Expr, inOrder = false): string {
  spend(1)
  const at = (part: Expr) => formOf(part, inOrder)
  const listed = (parts: readonly string[], isOrdered = inOrder) => (isOrdered ? parts : [...parts].sort()).join(', ')
  switch (expr.kind) {
    case 'group':
      return at(expr.of)
    case 'sum':
      return `sum(${listed(termsOf(expr).map(at))})`
    case 'number':
    case 'negative':
    case 'product':
    case 'quotient':
      return termForm(expr, inOrder)
    case 'power':
      return `power(${at(expr.base)}, ${at(expr.exponent)})`
    case 'root':
      return `root(${expr.degree ? at(expr.degree) : 2}, ${at(expr.of)})`
    case 'symbol':
      return expr.sub ? `${expr.name}_${at(expr.sub)}` : expr.name
    case 'call': {
      const call =
        expr.name === 'exp'
          ? `power(e, ${at(expr.of)})`
          : `${expr.name}${expr.base ? `_${at(expr.base)}` : ''}(${at(expr.of)})`
      return expr.power ? `power(${call}, ${at(expr.power)})` : call
    }
    case 'relation': {
      if (expr.sign === '=' || expr.sign === '≠')
        return `${expr.sign}(${listed([at(expr.left), at(expr.right)], false)})`
      const isReversed = expr.sign === '>' || expr.sign === '≥'
      const sides = isReversed ? [at(expr.right), at(expr.left)] : [at(expr.left), at(expr.right)]
      return `${isReversed ? (expr.sign === '>' ? '<' : '≤') : expr.sign}(${sides.join(', ')})`
    }
    case 'connected':
      return `${expr.by}(${listed(expr.items.map(at))})`
    case 'list':
      return `${expr.brackets}${listed(expr.items.map(at), expr.brackets !== '{')}`
    default: {
      const marks = Object.entries(expr)
        .filter(([, value]) => typeof value !== 'object')
        .map(([, value]) => String(value))
      return `${marks.join(' ')}(${partsOf(expr).map(at).join(', ')})`
    }
  }
}

export const isSameForm = (a: Expr, b: Expr): boolean => formOf(a) === formOf(b)
/** The same form in the same order: 3 + 4 is not 4 + 3. */
export const isSameFormInOrder = (a: Expr, b: Expr): boolean => formOf(a, true) === formOf(b, true)

/** The terms of a sum, through brackets; any other expression is its only term. */
export function termsOf(expr: Expr): readonly Expr[] {
  if (expr.kind === 'group') return expr.of.kind === 'sum' ? termsOf(expr.of) : [expr]
  return expr.kind === 'sum' ? expr.terms.flatMap(termsOf) : [expr]
}

/** A product or quotient taken apart: its sign, what stands above the bar and what below. */
export interface Parts {
  isNegative: boolean
  readonly above: Expr[]
  readonly below: Expr[]
}

export function factorsAbove(expr: Expr): Parts {
  const parts: Parts = { isNegative: false, above: [], below: [] }
  collect(expr, parts, parts.above, parts.below)
  return parts
}

function collect(expr: Expr, parts: Parts, above: Expr[], below: Expr[]): void {
  switch (expr.kind) {
    case 'group':
      return collect(expr.of, parts, above, below)
    case 'negative':
      parts.isNegative = !parts.isNegative
      return collect(expr.of, parts, above, below)
    case 'product':
      return expr.factors.forEach(factor => collect(factor, parts, above, below))
    case 'quotient':
      collect(expr.over, parts, above, below)
      return collect(expr.under, parts, below, above)
    case 'number': {
      const { n, d } = Ratio.of(expr.n, expr.d)
      if (n < 0) parts.isNegative = !parts.isNegative
      if (Math.abs(n) !== 1 || d === 1) above.push({ kind: 'number', n: Math.abs(n), d: 1, as: 'fraction' })
      if (d !== 1) below.push({ kind: 'number', n: d, d: 1, as: 'fraction' })
      return
    }
    default:
      above.push(expr)
  }
}

const isOne = (expr: Expr) => expr.kind === 'number' && expr.n === 1 && expr.d === 1

function termForm(expr: Expr, inOrder: boolean): string {
  const { isNegative, above, below } = factorsAbove(expr)
  const texts = (factors: readonly Expr[]) => {
    const shown = factors
      .filter(factor => !isOne(factor))
      .map(factor => (factor.kind === 'number' ? String(factor.n) : formOf(factor, inOrder)))
    return (inOrder ? shown : shown.sort()).join(' * ') || '1'
  }
  const [top, bottom] = [texts(above), texts(below)]
  return `${isNegative ? '-' : ''}${top}${bottom === '1' ? '' : ` / ${bottom}`}`
}
