import { both } from '../content.ts'
import { writtenOut } from './written.ts'
import { equation as equals, expr, join, number, over, pi, root, setOf, sum, symbol, type Value } from '../math/build.ts'
import { exact } from '../math/evaluate.ts'
import type { Expr } from '../math/expr.ts'
import { surd, type Surd } from '../number/surd.ts'
import { Ratio } from '../number/ratio.ts'
import { nearNumbers } from './near.ts'
import type { AnswerKind, AnswerType, Requirement } from './type.ts'

/** One more, and the opposite: neither equals any expression with value. */
const nearExpressions = (value: Expr): Expr[] => [sum(value, 1), sum(value, -1)]

const expressionType = (kind: AnswerKind, requires?: Requirement, near: (value: Expr) => readonly Expr[] = nearExpressions): AnswerType<Expr> => ({
  kind,
  ...(requires ? { requires } : {}),
  show: value => both(value),
  value: writtenOut,
  nearMisses: near,
})

/** Any equal form is accepted. */
export const expression = expressionType('expression')
export const expandedExpression = expressionType('expression', 'expanded')
export const factoredExpression = expressionType('expression', 'factored')
export const simplifiedExpression = expressionType('expression', 'simplified')
/** Equal up to a constant; print + C in the value. */
export const antiderivative = (variable: string): AnswerType<Expr> => expressionType('expression', 'up-to-a-constant', value => [sum(value, symbol(variable)), join(2, value)])

const nearEquations = (value: Expr): Expr[] =>
  value.kind === 'relation' ? [{ ...value, right: sum(value.right, 1) }, { ...value, right: sum(value.right, -1) }] : [sum(value, 1)]

/** A relation =; equal up to a factor and with its sides swapped. */
export const equation = expressionType('equation', undefined, nearEquations)
/** y = …: the value is the right side alone. */
export const equationFor = (name: string): AnswerType<Expr> => ({
  kind: 'equation',
  show: value => both(equals(symbol(name), value)),
  value: value => writtenOut(equals(symbol(name), value)),
  nearMisses: nearExpressions,
})

const FLIPPED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const

/** x > 3, or 2 < x ≤ 5, or two joined by "or". */
export const inequality: AnswerType<Expr> = {
  kind: 'inequality',
  show: value => both(value),
  value: writtenOut,
  nearMisses: value => (value.kind === 'relation' && value.sign in FLIPPED ? [{ ...value, sign: FLIPPED[value.sign as '<'] }, { ...value, right: sum(value.right, 1) }] : []),
}

/** An interval or a union of intervals. */
export const intervals: AnswerType<Expr> = {
  kind: 'interval',
  show: value => both(value),
  value: writtenOut,
  nearMisses: value => (value.kind === 'interval' ? [{ ...value, closed: [!value.closed[0], value.closed[1]] }, { ...value, closed: [value.closed[0], !value.closed[1]] }] : []),
}

export const surdExpr = ({ q, k }: Surd): Expr => {
  if (k === 1 || q.n === 0) return number(q)
  const top = Math.abs(q.n) === 1 ? (q.n < 0 ? join(-1, root(k)) : root(k)) : join(q.n, root(k))
  return q.d === 1 ? top : over(top, q.d)
}

/** q√k in simplest form. */
export const radical: AnswerType<Surd> = {
  kind: 'radical',
  requires: 'simplified',
  show: value => both(surdExpr(value)),
  value: value => writtenOut(surdExpr(value)),
  nearMisses: ({ q, k }) => [surd(q.times(2), k), surd(q.plus(1), k), surd(q, k + 1)],
}

/** A multiple of π: 3/4 prints 3π/4. */
export const piMultiple: AnswerType<Value> = {
  kind: 'expression',
  show: value => both(piExpr(exact(value))),
  value: value => writtenOut(piExpr(exact(value))),
  nearMisses: nearNumbers,
}

export function piExpr(value: Ratio): Expr {
  if (value.n === 0) return number(0)
  const top = Math.abs(value.n) === 1 ? (value.n < 0 ? join(-1, pi) : pi) : join(value.n, pi)
  return value.d === 1 ? top : over(top, value.d)
}

export interface Complex {
  readonly re: Ratio
  readonly im: Ratio
}

/** a + bi. */
export const complexNumber: AnswerType<Complex> = {
  kind: 'complex',
  show: value => both(complexExpr(value)),
  value: value => writtenOut(complexExpr(value)),
  nearMisses: ({ re, im }) => [{ re: re.plus(1), im }, { re, im: im.plus(1) }, { re, im: im.negated() }].filter(near => !(near.re.equals(re) && near.im.equals(im))),
}

export const complexExpr = ({ re, im }: Complex): Expr => {
  const imaginary = im.equals(1) ? symbol('i') : im.equals(-1) ? join(-1, symbol('i')) : join(im, symbol('i'))
  if (im.n === 0) return number(re)
  return re.n === 0 ? imaginary : sum(re, imaginary)
}

/** Equal up to a factor where the prompt allows it: 6 : 4 and 3 : 2. */
export const ratioOf: AnswerType<readonly [Value, Value]> = {
  kind: 'ratio',
  show: ([a, b]) => both({ kind: 'ratio', items: [expr(a), expr(b)] }),
  value: ([a, b]) => [exact(a).toString(), exact(b).toString()],
  nearMisses: ([a, b]) => [[b, a], [exact(a).plus(1), b]] as const,
}

/** Several expressions in order, such as answers to parts: each is accepted in any equal form. */
export const expressionList: AnswerType<readonly Expr[]> = {
  kind: 'ordered-list',
  show: values => both({ kind: 'list', items: values, brackets: '' }),
  value: values => values.map(writtenOut),
  nearMisses: values => values.map((value, i) => values.with(i, sum(value, 1))),
}

/** A set of expressions, such as exact solutions with radicals. */
export const expressionSet: AnswerType<readonly Expr[]> = {
  kind: 'set',
  show: values => both(setOf(...values)),
  value: values => values.map(writtenOut),
  nearMisses: values => [...values.map((value, i) => values.with(i, sum(value, 1))), ...(values.length > 1 ? [values.slice(1)] : [])],
}

