import { Ratio } from '../number/ratio.ts'
import { factorialOf, selections } from '../number/selections.ts'
import type { Expr, FunctionName, Of } from './expr.ts'
import { symbolName } from './symbols.ts'
import { inOrder } from './truth.ts'
import { spend } from './work.ts'

/** A nearby float: for checks and for drawing curves, never for a number that is printed. NaN where it has no value. */
export function approximate(expr: Expr, bindings: Readonly<Record<string, number>> = {}): number {
  spend(1)
  const at = (part: Expr) => approximate(part, bindings)
  switch (expr.kind) {
    case 'number':
      return expr.n / expr.d
    case 'symbol': {
      const name = symbolName(expr)
      return bindings[name] ?? CONSTANTS[name] ?? Number.NaN
    }
    case 'sum':
      return expr.terms.reduce((sum, term) => sum + at(term), 0)
    case 'product':
      return expr.factors.reduce((product, factor) => product * at(factor), 1)
    case 'negative':
      return -at(expr.of)
    case 'quotient':
      return at(expr.over) / at(expr.under)
    case 'group':
      return at(expr.of)
    case 'measure':
      return at(expr.of) * (expr.unit === 'degree' ? Math.PI / 180 : 1)
    case 'percent':
      return at(expr.of) / 100
    case 'money':
      return expr.cents / 100
    case 'absolute':
      return Math.abs(at(expr.of))
    case 'power':
      return realPower(at(expr.base), expr.exponent, at(expr.exponent))
    case 'root':
      return realRoot(at(expr.of), expr.degree ? at(expr.degree) : 2)
    case 'call':
      return called(expr, at)
    case 'integral':
      return quadrature(expr, bindings)
    case 'cases': {
      const row = expr.rows.find(([, condition]) => condition.kind === 'words' || isNearlyTrue(condition, bindings))
      return row ? at(row[0]) : Number.NaN
    }
    case 'factorial':
      return factorialOf(at(expr.of))
    case 'selection':
      return selections(expr.style, at(expr.n), at(expr.r))
    case 'series': {
      let sum = 0
      for (let k = at(expr.from); k <= at(expr.to); k++) sum += approximate(expr.of, { ...bindings, [expr.index]: k })
      return sum
    }
    case 'evaluated':
      return expr.from ? Number.NaN : at(expr.of)
    case 'apply':
    case 'relation':
    case 'connected':
    case 'operation':
    case 'limit':
    case 'derivative':
    case 'system':
    case 'matrix':
    case 'list':
    case 'interval':
    case 'set-builder':
    case 'ratio':
    case 'remainder':
    case 'time':
    case 'prefixed':
    case 'accented':
    case 'words':
    case 'blank':
      return Number.NaN
  }
}

export const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, π: Math.PI, '∞': Number.POSITIVE_INFINITY }

/** (−8)^(1/3) is −2: a negative base with an odd root. */
export function realPower(base: number, exponent: Expr, value: number): number {
  if (base < 0 && !Number.isInteger(value)) {
    const fraction = exponent.kind === 'number' ? exponent : exponent.kind === 'quotient' ? ratioOf(exponent) : null
    if (fraction && fraction.d % 2 === 1) return (fraction.n % 2 === 0 ? 1 : -1) * Math.abs(base) ** value
  }
  return base ** value
}

const ratioOf = ({ over, under }: Of<'quotient'>) =>
  over.kind === 'number' && under.kind === 'number' && under.n !== 0 ? Ratio.of(over.n, under.n) : null

const realRoot = (value: number, degree: number) =>
  degree === 2
    ? Math.sqrt(value)
    : value < 0 && degree % 2 === 1
      ? -(Math.abs(value) ** (1 / degree))
      : value ** (1 / degree)

const FUNCTIONS: Readonly<Record<Exclude<FunctionName, 'gcf' | 'lcm' | 'max' | 'min'>, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  csc: x => 1 / Math.sin(x),
  sec: x => 1 / Math.cos(x),
  cot: x => 1 / Math.tan(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
}

function called({ name, of, base, power }: Of<'call'>, at: (part: Expr) => number): number {
  if (name === 'gcf' || name === 'lcm' || name === 'max' || name === 'min') return Number.NaN
  const value = base ? Math.log(at(of)) / Math.log(at(base)) : FUNCTIONS[name](at(of))
  return power ? value ** at(power) : value
}

function isNearlyTrue(condition: Expr, bindings: Readonly<Record<string, number>>): boolean {
  if (condition.kind === 'connected') {
    const test = (item: Expr) => isNearlyTrue(item, bindings)
    return condition.by === 'or' ? condition.items.some(test) : condition.items.every(test)
  }
  if (condition.kind !== 'relation') return false
  const leftHolds = condition.left.kind !== 'relation' || isNearlyTrue(condition.left, bindings)
  const left = approximate(condition.left.kind === 'relation' ? condition.left.right : condition.left, bindings)
  return leftHolds && inOrder(condition.sign, left - approximate(condition.right, bindings))
}

/** Simpson's rule. */
function quadrature({ of, by, from, to }: Of<'integral'>, bindings: Readonly<Record<string, number>>): number {
  if (!from || !to) return Number.NaN
  const [a, b] = [approximate(from, bindings), approximate(to, bindings)]
  const steps = 400
  let sum = 0
  for (let i = 0; i <= steps; i++) {
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2
    sum += weight * approximate(of, { ...bindings, [by]: a + ((b - a) * i) / steps })
  }
  return (sum * (b - a)) / steps / 3
}
