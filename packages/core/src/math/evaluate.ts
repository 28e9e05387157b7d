import { assert, failed } from '../errors.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { expr as asExpr, number, type Value } from './build.ts'
import { type Expr, type FunctionName, type Of, partsOf } from './expr.ts'

export type Bindings = Readonly<Record<string, Rational>>

/** A letter with its index, as bindings name it: x, a_1, a_n. */
export const symbolName = ({ name, sub }: Of<'symbol'>): string =>
  sub === undefined ? name : `${name}_${sub.kind === 'number' ? sub.n : sub.kind === 'symbol' ? sub.name : '?'}`

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
      return Ratio.of(factorialOf(at(expr.of)))
    case 'selection':
      return Ratio.of(selections(expr.style, at(expr.n), at(expr.r)))
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

function factorialOf(value: Ratio): number {
  assert(value.isInteger && value.n >= 0 && value.n <= 18, () => `${value} has no exact factorial here`)
  let product = 1
  for (let k = 2; k <= value.n; k++) product *= k
  return product
}

function selections(style: Of<'selection'>['style'], n: Ratio, r: Ratio): number {
  assert(n.isInteger && r.isInteger && r.n >= 0 && r.n <= n.n, 'A selection needs whole numbers, r no more than n')
  let product = 1
  for (let k = 0; k < r.n; k++) product = style === 'P' ? product * (n.n - k) : (product * (n.n - k)) / (k + 1)
  assert(Number.isSafeInteger(product), 'The number of selections is not exact')
  return product
}

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

/** A nearby float: for checks and for drawing curves, never for a number that is printed. NaN where it has no value. */
export function approximate(expr: Expr, bindings: Readonly<Record<string, number>> = {}): number {
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
    case 'selection':
      return evaluate(expr).toNumber()
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

function inOrder(sign: Of<'relation'>['sign'], order: number): boolean {
  switch (sign) {
    case '=':
      return order === 0
    case '≠':
      return order !== 0
    case '<':
      return order < 0
    case '>':
      return order > 0
    case '≤':
      return order <= 0
    case '≥':
      return order >= 0
    default:
      return failed(`${sign} does not compare numbers`)
  }
}

/** Whether a relation, a chain, a system or a pair joined by "and", "or" holds exactly. */
export function isTrue(statement: Expr, bindings: Bindings = {}): boolean {
  if (statement.kind === 'system') return statement.rows.every(row => isTrue(row, bindings))
  if (statement.kind === 'connected') {
    const test = (item: Expr) => isTrue(item, bindings)
    return statement.by === 'or' ? statement.items.some(test) : statement.items.every(test)
  }
  assert(statement.kind === 'relation', 'Only a relation is true or false')
  const { left, right, sign } = statement
  if (left.kind === 'relation')
    return isTrue(left, bindings) && inOrder(sign, evaluate(left.right, bindings).compare(evaluate(right, bindings)))
  return inOrder(sign, evaluate(left, bindings).compare(evaluate(right, bindings)))
}

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

/** The same expression with values for its symbols, each in the brackets that paper needs. */
export function substitute(expr: Expr, values: Readonly<Record<string, Rational | Expr>>): Expr {
  if (expr.kind !== 'symbol') return mapParts(expr, part => substitute(part, values))
  const value = values[symbolName(expr)]
  if (value === undefined) return expr
  return typeof value === 'number' || value instanceof Ratio
    ? { kind: 'group', of: number(value), brackets: 'round' }
    : value
}

/** The same form, node by node. */
export const isSame = (a: Expr, b: Expr): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The names of all letters that stand for numbers. */
export function symbolsOf(expr: Expr): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (part: Expr): void => {
    if (part.kind === 'symbol') names.add(symbolName(part))
    partsOf(part).forEach(visit)
  }
  visit(expr)
  return names
}
