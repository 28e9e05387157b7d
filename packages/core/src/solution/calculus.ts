import { line } from '../content.ts'
import { apply, bracketed, equation, expr, join, minus, over, power, sum, symbol, type Value } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import * as because from './reasons/index.ts'
import { type Step, statements, step } from './step.ts'

const prime = (name: string): Expr => ({ kind: 'apply', name, to: [symbol('x')], primes: 1, inverse: false })
const du = (name: string): Expr => symbol(`${name}′`)
const [u, v] = [symbol('u'), symbol('v')]
const factor = (of: Expr): Expr => (of.kind === 'sum' ? bracketed(of) : of)
/** Numbers first, then powers of letters, eˣ, sums, and functions by name: x² cos x. A product stands by its last factor. */
function rank(of: Expr): number {
  switch (of.kind) {
    case 'number':
      return 0
    case 'power':
      return of.base.kind === 'symbol' && of.base.name === 'e' ? 2 : 1
    case 'sum':
      return 3
    case 'call':
      return 4
    case 'negative':
      return rank(of.of)
    case 'product':
      return Math.max(...of.factors.map(rank))
    default:
      return 1
  }
}
const isOne = (of: Expr) => of.kind === 'number' && of.n === 1 && of.d === 1
const factorsOf = (of: Expr): readonly Expr[] =>
  of.kind === 'product' && !of.sign ? of.factors.filter(one => !isOne(one)) : [of]
const inOrder = (factors: readonly Expr[]) => factors.toSorted((x, y) => rank(x) - rank(y)).map(factor)
/** 6x² cos x; two numbers keep what belongs to them: 8x · (2x). */
function product(a: Expr, b: Expr): Expr {
  const all = [...factorsOf(a), ...factorsOf(b)]
  return join(...inOrder(all.filter(({ kind }) => kind === 'number').length > 1 ? [a, b] : all))
}
const rule = (en: string, es: string) => ({ rule: { en: [en], es: [es] } })

/** A function and its derivative, as they are printed. */
export interface DerivedPart {
  readonly of: Expr
  readonly slope: Expr
}

/** (uv)′; the derivative as the key prints it. */
export const productRule = (one: DerivedPart, other: DerivedPart, answer: Value): readonly Step[] => [
  step(
    statements(
      equation(u, one.of),
      equation(du('u'), one.slope),
      equation(v, other.of),
      equation(du('v'), other.slope),
    ),
    because.nameTheFactors,
  ),
  step(
    sum(product(one.slope, other.of), product(one.of, other.slope)),
    because.use,
    rule('the product rule', 'la regla del producto'),
  ),
  step(equation(prime('f'), answer), because.simplify),
]

/** (u/v)′. */
export const quotientRule = (top: DerivedPart, bottom: DerivedPart, answer: Value): readonly Step[] => [
  step(
    statements(
      equation(u, top.of),
      equation(du('u'), top.slope),
      equation(v, bottom.of),
      equation(du('v'), bottom.slope),
    ),
    because.nameTheFactors,
  ),
  step(
    over(minus(product(top.slope, bottom.of), product(top.of, bottom.slope)), power(factor(bottom.of), 2)),
    because.use,
    rule('the quotient rule', 'la regla del cociente'),
  ),
  step(equation(prime('f'), answer), because.simplify),
]

/** f(u(x))′: `outer` and its derivative are written with u. */
export const chainRule = (inner: DerivedPart, outer: DerivedPart, answer: Value): readonly Step[] => [
  step(statements(equation(u, inner.of), equation(symbol('f'), outer.of)), because.nameInnerFunction),
  step(statements(outer.slope, inner.slope), because.differentiateOuterAndInner),
  step(
    equation(prime('f'), product(inner.slope, outer.slope)),
    because.use,
    rule('the chain rule', 'la regla de la cadena'),
  ),
  step(equation(prime('f'), answer), because.backToOriginalLetter, { letter: symbol('x') }),
]

/** A sum term by term: each term that has one is a power first. */
export const termByTerm = (terms: readonly DerivedPart[], answer: Value, rewritten?: Expr): readonly Step[] => [
  ...(rewritten === undefined ? [] : [step(rewritten, because.rewriteAsPowers)]),
  step(
    statements(...terms.map(({ of, slope }) => equation({ kind: 'derivative', by: 'x', order: 1, of }, slope))),
    because.differentiateEachTerm,
  ),
  step(equation(prime('f'), answer), because.simplify),
]

/** ∫ by u: `slope` is du/dx, `inside` the integrand in u, `integrated` its antiderivative in u. */
export const bySubstitution = (inner: DerivedPart, inside: Expr, integrated: Expr, answer: Value): readonly Step[] => [
  step(
    statements(equation(u, inner.of), equation({ kind: 'derivative', by: 'x', order: 1, top: 'u' }, inner.slope)),
    because.chooseU,
  ),
  step({ kind: 'integral', of: inside, by: 'u' }, because.rewriteWithU),
  step(sum(integrated, symbol('C')), because.integrate),
  step(expr(answer), because.backToOriginalLetter, { letter: symbol('x') }),
]

/** ∫ u dv: u with its derivative, and v whose derivative is the other factor. */
export const byParts = (one: DerivedPart, other: DerivedPart, answer: Value): readonly Step[] => [
  step(
    statements(
      equation(u, one.of),
      equation(du('u'), one.slope),
      equation(du('v'), other.slope),
      equation(v, other.of),
    ),
    because.chooseUAndDv,
  ),
  step(
    minus(product(one.of, other.of), { kind: 'integral', of: product(other.of, one.slope), by: 'x' }),
    because.use,
    rule('integration by parts', 'la integración por partes'),
  ),
  step(expr(answer), because.integrate),
]

/** ∫ from a to b, by an antiderivative and its values at both limits. */
export const definiteIntegral = (
  antiderivative: Expr,
  [a, b]: readonly [Value, Value],
  values: readonly [Value, Value],
  answer: Value,
): readonly Step[] => [
  step(equation(apply('F', symbol('x')), antiderivative), because.antidifferentiate),
  step(statements(equation(apply('F', b), values[1]), equation(apply('F', a), values[0])), because.evaluate, {
    what: { en: line`F at the limits`, es: line`F en los límites` },
  }),
  step(
    equation(equation(minus(apply('F', b), apply('F', a)), minus(values[1], values[0])), answer),
    because.subtractValuesAtLimits,
  ),
]
