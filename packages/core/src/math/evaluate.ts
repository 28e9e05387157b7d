import { assert, failed } from '../errors.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { factorialOf, selections } from '../number/selections.ts'
import { expr as asExpr, type Value } from './build.ts'
import type { Expr, Of } from './expr.ts'
import { symbolName } from './symbols.ts'

export type Bindings = Readonly<Record<string, Rational>>

const NONE: Bindings = {}

/** The exact value; throws for what is not rational. */
export function evaluate(expr: Expr, bindings: Bindings = NONE): Ratio {
  const at = (part: Expr) => evaluate(part, bindings)
  switch (expr.kind) {
    case 'number':
      return Ratio.of(expr.n, expr.d)
    case 'symbol': {
      const value = bindings[symbolName(expr)]
      assert(value !== undefined, () => `${symbolName(expr)} has no value`)
      return Ratio.from(value)
    }
    case 'sum':
      return expr.terms.reduce((total, term) => total.plus(at(term)), Ratio.of(0))
    case 'product':
      return expr.factors.reduce((total, factor) => total.times(at(factor)), Ratio.of(1))
    case 'negative':
      return at(expr.of).negated()
    case 'quotient':
      return at(expr.over).over(at(expr.under))
    case 'group':
    case 'measure':
      return at(expr.of)
    case 'percent':
      return at(expr.of).over(100)
    case 'money':
      return Ratio.of(expr.cents, 100)
    case 'absolute':
      return absoluteOf(at(expr.of))
    case 'factorial':
      return Ratio.of(factorialOf(at(expr.of).toNumber()))
    case 'selection':
      return Ratio.of(selections(expr.style, at(expr.n).toNumber(), at(expr.r).toNumber()))
    case 'ratio': {
      const [first, second] = expr.items
      assert(first && second && expr.items.length === 2, 'Only a ratio of two numbers has a value')
      return at(first).over(at(second))
    }
    case 'power': {
      const exponent = at(expr.exponent)
      if (exponent.isInteger) return at(expr.base).power(exponent.n)
      return exactRoot(at(expr.base), exponent.d).power(exponent.n)
    }
    case 'root':
      return exactRoot(at(expr.of), expr.degree ? at(expr.degree).n : 2)
    case 'series':
      return total(expr, bindings)
    case 'call': {
      assert(expr.name === 'log' && expr.base, () => `${expr.name} has no exact value`)
      return exactLogarithm(at(expr.base), at(expr.of))
    }
    case 'apply':
    case 'relation':
    case 'connected':
    case 'operation':
    case 'integral':
    case 'limit':
    case 'derivative':
    case 'evaluated':
    case 'system':
    case 'cases':
    case 'matrix':
    case 'list':
    case 'interval':
    case 'set-builder':
    case 'remainder':
    case 'time':
    case 'prefixed':
    case 'accented':
    case 'words':
    case 'blank':
      return failed(`A ${expr.kind} has no exact value`)
  }
}

/** The exact number that a printed value stands for. */
export const exact = (value: Value): Ratio => (value instanceof Ratio ? value : evaluate(asExpr(value)))

const absoluteOf = (value: Ratio) => (value.n < 0 ? value.negated() : value)

function exactRoot(value: Ratio, degree: number): Ratio {
  const [top, bottom] = [wholeRoot(value.n, degree), wholeRoot(value.d, degree)]
  assert(top !== null && bottom !== null, () => `The root of ${value} is not rational`)
  return Ratio.of(top, bottom)
}

function wholeRoot(value: number, degree: number): number | null {
  if (value < 0) {
    const positive = degree % 2 === 1 ? wholeRoot(-value, degree) : null
    return positive === null ? null : -positive
  }
  const near = Math.round(value ** (1 / degree))
  return near ** degree === value ? near : null
}

function exactLogarithm(base: Ratio, value: Ratio): Ratio {
  for (let d = 1; d <= 6; d++) {
    for (let n = -40; n <= 40; n++) {
      const near = base.toNumber() ** n / value.toNumber() ** d
      if (Math.abs(near - 1) < 1e-9 && base.power(n).equals(value.power(d))) return Ratio.of(n, d)
    }
  }
  return failed(`The logarithm of ${value} to base ${base} is not rational`)
}

function total({ of, index, from, to }: Of<'series'>, bindings: Bindings): Ratio {
  const [first, last] = [evaluate(from, bindings).n, evaluate(to, bindings).n]
  assert(last - first <= 1000, 'Too many terms to add')
  let sum = Ratio.of(0)
  for (let k = first; k <= last; k++) sum = sum.plus(evaluate(of, { ...bindings, [index]: k }))
  return sum
}
