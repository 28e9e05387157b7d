import { approximate, CONSTANTS, realPower } from './approximate.ts'
import type { Expr } from './expr.ts'
import { symbolName } from './symbols.ts'

export type Bindings = Readonly<Record<string, number>>
type Compiled = (bindings: Bindings) => number

const compiled = new WeakMap<Expr, Compiled>()

/** The same as `approximate`, several times as fast where one expression is asked for hundreds of values. */
export function compiledOf(expr: Expr): Compiled {
  let made = compiled.get(expr)
  if (!made) {
    made = compile(expr)
    compiled.set(expr, made)
  }
  return made
}

function compile(expr: Expr): Compiled {
  switch (expr.kind) {
    case 'number': {
      const value = expr.n / expr.d
      return () => value
    }
    case 'symbol': {
      const name = symbolName(expr)
      const constant = CONSTANTS[name] ?? Number.NaN
      return bindings => bindings[name] ?? constant
    }
    case 'group':
      return compile(expr.of)
    case 'negative': {
      const of = compile(expr.of)
      return bindings => -of(bindings)
    }
    case 'sum': {
      const terms = expr.terms.map(compile)
      return bindings => {
        let sum = 0
        for (const term of terms) sum += term(bindings)
        return sum
      }
    }
    case 'product': {
      const factors = expr.factors.map(compile)
      return bindings => {
        let product = 1
        for (const factor of factors) product *= factor(bindings)
        return product
      }
    }
    case 'quotient': {
      const [over, under] = [compile(expr.over), compile(expr.under)]
      return bindings => over(bindings) / under(bindings)
    }
    case 'power': {
      const [base, exponent] = [compile(expr.base), compile(expr.exponent)]
      return bindings => realPower(base(bindings), expr.exponent, exponent(bindings))
    }
    default:
      return bindings => approximate(expr, bindings)
  }
}
