import { Ratio, type Rational } from '../number/ratio.ts'
import { number } from './build.ts'
import type { Expr } from './expr.ts'
import { symbolName } from './symbols.ts'

/** Rebuilds an expression with each direct part changed. */
export function mapParts(expr: Expr, change: (part: Expr) => Expr): Expr {
  const each = (parts: readonly Expr[]) => parts.map(change)
  switch (expr.kind) {
    case 'sum':
      return { ...expr, terms: each(expr.terms) }
    case 'product':
      return { ...expr, factors: each(expr.factors) }
    case 'negative':
    case 'group':
    case 'percent':
    case 'absolute':
    case 'factorial':
    case 'measure':
    case 'prefixed':
    case 'accented':
      return { ...expr, of: change(expr.of) }
    case 'root':
      return { ...expr, of: change(expr.of), ...(expr.degree ? { degree: change(expr.degree) } : {}) }
    case 'call':
      return {
        ...expr,
        of: change(expr.of),
        ...(expr.base ? { base: change(expr.base) } : {}),
        ...(expr.power ? { power: change(expr.power) } : {}),
      }
    case 'apply':
      return { ...expr, to: each(expr.to) }
    case 'quotient':
      return { ...expr, over: change(expr.over), under: change(expr.under) }
    case 'power':
      return { ...expr, base: change(expr.base), exponent: change(expr.exponent) }
    case 'relation':
    case 'operation':
      return { ...expr, left: change(expr.left), right: change(expr.right) }
    case 'integral':
      return {
        ...expr,
        of: change(expr.of),
        ...(expr.from && expr.to ? { from: change(expr.from), to: change(expr.to) } : {}),
      }
    case 'series':
      return { ...expr, of: change(expr.of), from: change(expr.from), to: change(expr.to) }
    case 'limit':
      return { ...expr, of: change(expr.of), to: change(expr.to) }
    case 'derivative':
      return expr.of ? { ...expr, of: change(expr.of) } : expr
    case 'evaluated':
      return { ...expr, of: change(expr.of), to: change(expr.to), ...(expr.from ? { from: change(expr.from) } : {}) }
    case 'selection':
      return { ...expr, n: change(expr.n), r: change(expr.r) }
    case 'system':
      return { ...expr, rows: each(expr.rows) }
    case 'cases':
      return { ...expr, rows: expr.rows.map(([value, condition]) => [change(value), change(condition)] as const) }
    case 'matrix':
      return { ...expr, rows: expr.rows.map(each) }
    case 'list':
    case 'connected':
    case 'ratio':
      return { ...expr, items: each(expr.items) }
    case 'interval':
      return { ...expr, from: change(expr.from), to: change(expr.to) }
    case 'set-builder':
      return { ...expr, of: change(expr.of), where: change(expr.where) }
    case 'remainder':
      return { ...expr, quotient: change(expr.quotient), remainder: change(expr.remainder) }
    case 'symbol':
      return expr.sub ? { ...expr, sub: change(expr.sub) } : expr
    case 'number':
    case 'time':
    case 'money':
    case 'words':
    case 'blank':
      return expr
  }
}

/** The same expression with values for its symbols, each in the brackets that paper needs: 3(2)² + 2, and (−5)² − 5. */
export function substitute(expr: Expr, values: Values): Expr {
  const filled = (part: Expr) => substitute(part, values)
  const valueOf = (part: Expr) => (part.kind === 'symbol' ? values[symbolName(part)] : undefined)
  const bare = (whole: Expr, isEnough: (value: Ratio) => boolean): Expr => {
    const part = withoutOne(whole)
    const value = valueOf(part)
    const isNumber = typeof value === 'number' || value instanceof Ratio
    return isNumber && isEnough(Ratio.from(value)) ? number(value) : filled(part)
  }
  switch (expr.kind) {
    case 'symbol': {
      const value = values[symbolName(expr)]
      if (value === undefined) return expr
      return typeof value === 'number' || value instanceof Ratio
        ? { kind: 'group', of: number(value), brackets: 'round' }
        : value
    }
    case 'sum':
      return { ...expr, terms: expr.terms.map((term, i) => bare(term, value => i === 0 || value.n >= 0)) }
    case 'product': {
      const alone = withoutOne(expr)
      if (alone.kind !== 'product') return bare(alone, isPlain)
      const { factors } = alone
      return {
        ...expr,
        factors: factors.map((part, i) => {
          if (i === 0 && factors[1]?.kind !== 'number') return bare(part, isPlain)
          return part.kind === 'power'
            ? { ...part, base: filled(part.base), exponent: bare(part.exponent, value => value.isInteger) }
            : filled(part)
        }),
      }
    }
    case 'negative':
      return { ...expr, of: bare(expr.of, value => value.n >= 0) }
    case 'power':
      return { ...expr, base: bare(expr.base, isPlain), exponent: bare(expr.exponent, value => value.isInteger) }
    case 'quotient':
      return {
        ...expr,
        over: bare(expr.over, value => value.isInteger),
        under: bare(expr.under, value => value.isInteger),
      }
    case 'call':
      return mapParts(expr, part => bare(part, isPlain))
    case 'group':
    case 'root':
    case 'absolute':
    case 'apply':
    case 'relation':
      return mapParts(expr, part => bare(part, () => true))
    default:
      return mapParts(expr, filled)
  }
}

type Values = Readonly<Record<string, Rational | Expr>>
const isPlain = (value: Ratio) => value.isInteger && value.n >= 0
/** 1x is written x. */
function withoutOne(of: Expr): Expr {
  if (of.kind !== 'product') return of
  const [one, next, ...others] = of.factors
  const isOne = one?.kind === 'number' && one.n === 1 && one.d === 1
  if (!isOne || !next || !(next.kind === 'symbol' || next.kind === 'power')) return of
  return others.length === 0 ? next : { ...of, factors: [next, ...others] }
}
