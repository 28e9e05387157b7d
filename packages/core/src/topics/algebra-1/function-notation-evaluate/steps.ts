import {
  apply,
  assert,
  asValuesOf,
  bracketed,
  type Expr,
  either,
  equation,
  evaluateAt,
  expr,
  join,
  m,
  negative,
  power,
  Ratio,
  type Step,
  solveLinear,
  step,
  substitute,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Rule, valueAt, x } from './parts.ts'

/** What stands in the place of x. */
export type Shape = 'a + n' | 'na' | 'x + h'

export const fOf = (input: Value): Expr => apply('f', input)

/** The number put into a rule, the operations in order; a single one has no order. */
export function valueSteps(name: string, rule: Expr, at: Ratio): readonly Step[] {
  const [first, ...rest] = asValuesOf(apply(name, at), evaluateAt(rule, { x: at }, '·'))
  assert(first, 'A number is put into the rule')
  const [only, ...others] = rest
  return only && others.length === 0 ? [first, step(only.work, because.workOutTheRightSide)] : [first, ...rest]
}

export const inputs = (values: readonly number[]): Expr => either(...values.map(value => equation(x, value)))

/** A value of a table or a graph: where it is looked up, and what stands there. */
export const rootSteps = ({ kind, a, b, root, value }: Wanted): readonly Step[] => {
  const set = (of: Expr) => step(equation(of, value), because.setRuleEqualTo, { value })
  if (kind === 'linear') return [set(m`${a}x + ${b}`), ...solveLinear(m`${a}x + ${b} = ${value}`, 'x', join)]
  return [
    set(m`${a}x^2 + ${b}`),
    b < 0
      ? step(m`${a}x^2 = ${value - b}`, because.addToBothSides, { value: -b })
      : step(m`${a}x^2 = ${value - b}`, because.subtractFromBothSides, { value: b }),
    ...(a === 1 ? [] : [step(m`x^2 = ${root * root}`, because.divideBothSides, { value: a })]),
    step(inputs([-root, root]), because.takeSquareRoots),
  ]
}
export interface Wanted {
  readonly kind: Rule['kind']
  readonly a: number
  readonly b: number
  readonly root: number
  readonly value: number
}

export const placed = (shape: Shape, n: number): Expr =>
  ({ 'a + n': m`a + ${n}`, na: m`${n}a`, 'x + h': m`x + h` })[shape]

/** An expression put into a rule, multiplied out and combined. */
export function expressionSteps({ kind, a, b, rule }: Rule, shape: Shape, n: number, result: Expr): readonly Step[] {
  const at = placed(shape, n)
  const value = fOf(at)
  const put = (inner: Expr) => (a === 1 ? inner : join(a, inner))
  const first = step(equation(value, substitute(rule, { x: at })), because.substitute, { value: at, letter: x })
  const last = equation(value, result)
  if (kind === 'linear') {
    if (shape === 'x + h') return [first, step(last, because.distribute, { factor: a })]
    if (shape === 'na') return [first, step(last, because.multiplyNumbers, { one: a, other: n })]
    return [
      first,
      step(equation(value, m`${a}a + ${a * n} + ${b}`), because.distribute, { factor: a }),
      step(last, because.combineLikeTerms),
    ]
  }
  if (shape === 'na') {
    const squared = step(equation(value, sum(put(m`${n * n}a^2`), b)), because.raiseEachFactor, { power: 2 })
    return a === 1 ? [first, squared] : [first, squared, step(last, because.multiplyNumbers, { one: a, other: n * n })]
  }
  const [opened, spread] =
    shape === 'x + h'
      ? [m`x^2 + 2xh + h^2`, m`${a}x^2 + ${2 * a}xh + ${a}h^2 + ${b}`]
      : [m`a^2 + ${2 * n}a + ${n * n}`, m`${a}a^2 + ${2 * a * n}a + ${a * n * n} + ${b}`]
  const square = power(bracketed(at), 2)
  const rest = (inner: Expr) =>
    equation(value, a === 1 && inner.kind === 'sum' ? sum(...inner.terms, b) : sum(put(bracketed(inner)), b))
  return [
    first,
    step(rest(opened), because.use, { rule: equation(square, opened) }),
    ...(a === 1 ? [] : [step(equation(value, spread), because.distribute, { factor: a })]),
    ...(shape === 'x + h' ? [] : [step(last, because.combineLikeTerms)]),
  ]
}

export function expressionValue({ a, b, kind }: Rule, shape: Shape, n: number): Expr {
  if (kind === 'linear')
    return { 'a + n': m`${a}a + ${a * n + b}`, na: m`${a * n}a + ${b}`, 'x + h': m`${a}x + ${a}h + ${b}` }[shape]
  return {
    'a + n': m`${a}a^2 + ${2 * a * n}a + ${a * n * n + b}`,
    na: m`${a * n * n}a^2 + ${b}`,
    'x + h': m`${a}x^2 + ${2 * a}xh + ${a}h^2 + ${b}`,
  }[shape]
}

/** f(3) + 2g(1), or f(g(2)). */
export interface Combined {
  readonly shape: 'sum' | 'difference' | 'nested'
  readonly f: Rule
  readonly g: Rule
  readonly p: number
  readonly q: number
  readonly k: number
}
export const combinedExpr = ({ shape, p, q, k }: Combined): Expr => {
  if (shape === 'nested') return fOf(apply('g', p))
  const other = join(k, apply('g', q))
  return sum(fOf(p), shape === 'sum' ? other : negative(other))
}
export const combinedValue = ({ shape, f, g, p, q, k }: Combined): Ratio =>
  shape === 'nested'
    ? valueAt(f, valueAt(g, Ratio.of(p)))
    : valueAt(f, Ratio.of(p)).plus(valueAt(g, Ratio.of(q)).times(shape === 'sum' ? k : -k))

export function combinedSteps(facts: Combined): readonly Step[] {
  const { shape, f, g, p, q, k } = facts
  const at = (name: string, rule: Rule, input: Ratio) =>
    equation(equation(apply(name, input), substitute(rule.rule, { x: expr(input) })), valueAt(rule, input))
  if (shape === 'nested') {
    const inner = valueAt(g, Ratio.of(p))
    return [
      step(at('g', g, Ratio.of(p)), because.insideFirst, { what: apply('g', p) }),
      ...valueSteps('f', f.rule, inner).map((one, i) =>
        i === 0
          ? step(equation(fOf(inner), substitute(f.rule, { x: expr(inner) })), because.useAsInput, {
              value: inner,
              name: m`f`,
            })
          : one,
      ),
    ]
  }
  const [one, other] = [valueAt(f, Ratio.of(p)), valueAt(g, Ratio.of(q))]
  const product = join(k, bracketed(expr(other)))
  return [
    step(at('f', f, Ratio.of(p)), because.substitute, { value: p, letter: x }),
    step(at('g', g, Ratio.of(q)), because.substitute, { value: q, letter: x }),
    step(
      equation(
        equation(combinedExpr(facts), sum(one, shape === 'sum' ? product : negative(product))),
        combinedValue(facts),
      ),
      because.putValuesTogether,
    ),
  ]
}
