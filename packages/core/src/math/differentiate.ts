import { failed } from '../errors.ts'
import { call, join, negative, number, over, power, root, sum } from './build.ts'
import { type Expr, holds, type Of } from './expr.ts'

const isFree = (expr: Expr, x: string) => !holds(expr, part => part.kind === 'symbol' && part.name === x)

/** d/dx by the rules, not simplified: made for checks by value. */
export function differentiate(expr: Expr, x: string): Expr {
  const d = (part: Expr) => differentiate(part, x)
  if (isFree(expr, x)) return number(0)
  switch (expr.kind) {
    case 'symbol':
      return number(1)
    case 'sum':
      return sum(...expr.terms.map(d))
    case 'negative':
      return negative(d(expr.of))
    case 'group':
      return d(expr.of)
    case 'product':
      return sum(...expr.factors.map((factor, i) => join(...expr.factors.with(i, d(factor)))))
    case 'quotient':
      return over(sum(join(d(expr.over), expr.under), negative(join(expr.over, d(expr.under)))), power(expr.under, 2))
    case 'power':
      return isFree(expr.exponent, x)
        ? join(expr.exponent, power(expr.base, sum(expr.exponent, -1)), d(expr.base))
        : join(expr, d(join(expr.exponent, call('ln', expr.base))))
    case 'root':
      return d(power(expr.of, over(1, expr.degree ?? 2)))
    case 'absolute':
      return join(over(expr.of, expr), d(expr.of))
    case 'call':
      return differentiateCall(expr, x)
    default:
      return failed(`A ${expr.kind} has no derivative`)
  }
}

function differentiateCall(expr: Of<'call'>, x: string): Expr {
  const { base, power: exponent, ...plain } = expr
  if (exponent) return differentiate(power(plain, exponent), x)
  if (base) return over(differentiate(call('ln', expr.of), x), call('ln', base))
  return join(outer(expr.name, expr.of), differentiate(expr.of, x))
}

function outer(name: Of<'call'>['name'], of: Expr): Expr {
  switch (name) {
    case 'sin':
      return call('cos', of)
    case 'cos':
      return negative(call('sin', of))
    case 'tan':
      return power(call('sec', of), 2)
    case 'csc':
      return negative(join(call('csc', of), call('cot', of)))
    case 'sec':
      return join(call('sec', of), call('tan', of))
    case 'cot':
      return negative(power(call('csc', of), 2))
    case 'arcsin':
      return over(1, root(sum(1, negative(power(of, 2)))))
    case 'arccos':
      return over(-1, root(sum(1, negative(power(of, 2)))))
    case 'arctan':
      return over(1, sum(1, power(of, 2)))
    case 'ln':
      return over(1, of)
    case 'log':
      return over(1, join(of, call('ln', 10)))
    case 'exp':
      return call('exp', of)
    case 'gcf':
    case 'lcm':
    case 'max':
    case 'min':
      return failed(`${name} has no derivative`)
  }
}
