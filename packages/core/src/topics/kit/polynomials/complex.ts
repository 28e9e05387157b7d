import {
  approximate,
  assert,
  type Complex,
  complex,
  type Expr,
  evaluate,
  overComplex,
  plusComplex,
  powerOfComplex,
  scaledComplex,
  timesComplex,
} from '../../../author.ts'

/** The exact value of a written complex number, with numbers for its letters. */
export function complexValue(expr: Expr, letters: Readonly<Record<string, Complex>> = {}): Complex {
  const at = (part: Expr) => complexValue(part, letters)
  switch (expr.kind) {
    case 'symbol': {
      const value = expr.name === 'i' ? complex(0, 1) : letters[expr.name]
      assert(value, () => `${expr.name} has no value`)
      return value
    }
    case 'sum':
      return expr.terms.reduce((total, term) => plusComplex(total, at(term)), complex(0))
    case 'product':
      return expr.factors.reduce((total, factor) => timesComplex(total, at(factor)), complex(1))
    case 'negative':
      return scaledComplex(at(expr.of), -1)
    case 'quotient':
      return overComplex(at(expr.over), at(expr.under))
    case 'group':
      return at(expr.of)
    case 'power':
      return powerOfComplex(at(expr.base), evaluate(expr.exponent).n)
    default:
      return complex(evaluate(expr))
  }
}

/** Nearby real and imaginary parts of an expression that is linear in i. */
export function nearbyParts(of: Expr): readonly [re: number, im: number] {
  const re = approximate(of, { i: 0 })
  return [re, approximate(of, { i: 1 }) - re]
}
