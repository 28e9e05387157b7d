import { type Expr, evaluate, failed, Ratio } from '../../../author.ts'

/** A value with the slope there. */
export type Dual = readonly [value: Ratio, slope: Ratio]
/** A function by its name: value and slope at a place. */
export type Known = (name: string, at: Ratio) => Dual

/** Value and slope of an expression in x, where functions are known by a table or a graph alone. */
export function dualAt(expr: Expr, x: Ratio, known: Known): Dual {
  const at = (part: Expr) => dualAt(part, x, known)
  switch (expr.kind) {
    case 'symbol':
      return expr.name === 'x' ? [x, Ratio.of(1)] : failed(`${expr.name} has no value`)
    case 'number':
      return [evaluate(expr), Ratio.of(0)]
    case 'group':
      return at(expr.of)
    case 'negative':
      return product([Ratio.of(-1), Ratio.of(0)], at(expr.of))
    case 'sum':
      return expr.terms.map(at).reduce(([a, b], [c, d]) => [a.plus(c), b.plus(d)])
    case 'product':
      return expr.factors.map(at).reduce(product)
    case 'quotient': {
      const [[top, topSlope], [bottom, bottomSlope]] = [at(expr.over), at(expr.under)]
      return [top.over(bottom), topSlope.times(bottom).minus(top.times(bottomSlope)).over(bottom.times(bottom))]
    }
    case 'power': {
      const [base, slope] = at(expr.base)
      const n = evaluate(expr.exponent).n
      return [
        base.power(n),
        base
          .power(n - 1)
          .times(n)
          .times(slope),
      ]
    }
    case 'apply': {
      const [inner, slope] = at(expr.to[0] ?? failed('No argument'))
      const [value, outer] = known(expr.name, inner)
      return [value, outer.times(slope)]
    }
    default:
      return failed(`A ${expr.kind} is not read here`)
  }
}

const product = ([a, b]: Dual, [c, d]: Dual): Dual => [a.times(c), a.times(d).plus(b.times(c))]
