import { both } from '../content.ts'
import {
  equation as equals,
  expr,
  join,
  minus,
  negative,
  number,
  over,
  pi,
  root,
  sum,
  symbol,
  type Value,
} from '../math/build.ts'
import type { Expr, Of } from '../math/expr.ts'
import type { Complex } from '../number/complex.ts'
import { Ratio } from '../number/ratio.ts'
import { type Surd, surd } from '../number/surd.ts'
import { nearNumbers } from './near.ts'
import type { AnswerKind, AnswerType, Requirement } from './type.ts'
import { rationalOf, writtenOut } from './written.ts'

/** One more and one less: neither equals any expression with value. */
const nearExpressions = (value: Expr): Expr[] => [sum(value, 1), sum(value, -1)]

const expressionType = (
  kind: AnswerKind,
  requires?: Requirement,
  near: (value: Expr) => readonly Expr[] = nearExpressions,
): AnswerType<Expr> => ({
  kind,
  ...(requires ? { requires } : {}),
  show: value => both(value),
  value: writtenOut,
  nearMisses: near,
})

/** Any equal form is accepted. */
export const expression = expressionType('expression')
/** A sum of unlike terms, each a number times powers of letters. */
export const expandedExpression = expressionType('expression', 'expanded')
/** The value is the full factorisation; its factors are accepted in any order. */
export const factoredExpression = expressionType('expression', 'factored')
/** Equal, and with nothing left to combine, reduce or take out of a root. */
export const simplifiedExpression = expressionType('expression', 'simplified')
/** As written, up to order: 4(x + 1), 3.2 × 10⁵, 2³ × 5. */
export const writtenExpression = expressionType('expression', 'same-form')
/** Equal up to a constant; print + C in the value. */
export const antiderivative = (variable: string): AnswerType<Expr> =>
  expressionType('expression', 'up-to-a-constant', value => [sum(value, symbol(variable)), join(2, value)])

const nearEquations = (value: Expr): Expr[] =>
  value.kind === 'relation'
    ? [
        { ...value, right: sum(value.right, 1) },
        { ...value, right: sum(value.right, -1) },
      ]
    : [sum(value, 1)]

/** A relation =; equal up to a factor and with its sides swapped. */
export const equationAnswer = expressionType('equation', undefined, nearEquations)
/** The prompt asks for a form: standard, slope-intercept, vertex. The terms are accepted in any order. */
export const equationAsWritten = expressionType('equation', 'same-form', nearEquations)
/** Solved for a letter: y = …. The value is the right side alone, accepted in any equal form. */
export const equationFor = (name: string): AnswerType<Expr> => ({
  kind: 'equation',
  requires: 'solved',
  show: value => both(equals(symbol(name), value)),
  value: value => writtenOut(equals(symbol(name), value)),
  nearMisses: nearExpressions,
})

/** As `equationFor`, with C for an arbitrary constant: any multiple of it will do. */
export const generalSolutionFor = (name: string): AnswerType<Expr> => ({
  ...equationFor(name),
  requires: 'up-to-a-constant',
})

const FLIPPED: Partial<Record<Of<'relation'>['sign'], Of<'relation'>['sign']>> = {
  '<': '>',
  '>': '<',
  '≤': '≥',
  '≥': '≤',
}

function nearInequalities(value: Expr): Expr[] {
  if (value.kind === 'relation')
    return [
      { ...value, sign: FLIPPED[value.sign] ?? value.sign },
      { ...value, right: sum(value.right, 1) },
    ]
  if (value.kind !== 'connected') return []
  return value.items.flatMap((item, i) =>
    nearInequalities(item).map(near => ({ ...value, items: value.items.with(i, near) })),
  )
}

/** x > 3, or 2 < x ≤ 5, or two joined by "or". */
export const inequality = expressionType('inequality', undefined, nearInequalities)

function nearIntervals(value: Expr): Expr[] {
  if (value.kind === 'interval')
    return [
      { ...value, closed: [!value.closed[0], value.closed[1]] },
      { ...value, closed: [value.closed[0], !value.closed[1]] },
    ]
  if (value.kind !== 'operation') return []
  return [
    ...nearIntervals(value.left).map(left => ({ ...value, left })),
    ...nearIntervals(value.right).map(right => ({ ...value, right })),
    value.left,
  ]
}

/** An interval or a union of intervals. */
export const intervals = expressionType('interval', undefined, nearIntervals)

/** The sign of a fraction stands before it: −(3√2)/2. */
export const surdExpr = ({ q, k }: Surd): Expr => {
  if (k === 1 || q.n === 0) return number(q)
  if (q.n < 0 && q.d > 1) return negative(surdExpr({ q: q.negated(), k }))
  const top = Math.abs(q.n) === 1 ? (q.n < 0 ? join(-1, root(k)) : root(k)) : join(q.n, root(k))
  return q.d === 1 ? top : over(top, q.d)
}

const radicalType = (requires?: Requirement): AnswerType<Surd> => ({
  kind: 'radical',
  ...(requires ? { requires } : {}),
  show: value => both(surdExpr(value)),
  value: value => writtenOut(surdExpr(value)),
  nearMisses: ({ q, k }) => [surd(q.times(2), k), surd(q.plus(1), k), surd(q, k + 1)],
})

/** q√k in simplest form. */
export const radical = radicalType('simplified')
/** q√k in any equal form: √8 for 2√2. */
export const exactRadical = radicalType()

/** A multiple of π: 3/4 prints 3π/4. */
export const piMultiple: AnswerType<Value> = {
  kind: 'expression',
  show: value => both(piExpr(multipleOf(value))),
  value: value => writtenOut(piExpr(multipleOf(value))),
  nearMisses: nearNumbers,
}

const multipleOf = (value: Value): Ratio => rationalOf(value) ?? Ratio.of(0)

export function piExpr(value: Ratio): Expr {
  if (value.n === 0) return number(0)
  if (value.n < 0 && value.d > 1) return negative(piExpr(value.negated()))
  const top = Math.abs(value.n) === 1 ? (value.n < 0 ? join(-1, pi) : pi) : join(value.n, pi)
  return value.d === 1 ? top : over(top, value.d)
}

export type { Complex } from '../number/complex.ts'

/** a + bi. */
export const complexNumber: AnswerType<Complex> = {
  kind: 'complex',
  show: value => both(complexExpr(value)),
  value: value => writtenOut(complexExpr(value)),
  nearMisses: ({ re, im }) =>
    [
      { re: re.plus(1), im },
      { re, im: im.plus(1) },
      { re, im: im.negated() },
    ].filter(near => !(near.re.equals(re) && near.im.equals(im))),
}

export const complexExpr = ({ re, im }: Complex): Expr => {
  const imaginary = im.equals(1) ? symbol('i') : im.equals(-1) ? join(-1, symbol('i')) : join(im, symbol('i'))
  if (im.n === 0) return number(re)
  return re.n === 0 ? imaginary : sum(re, imaginary)
}

const ratioType = (requires?: Requirement): AnswerType<readonly Value[]> => ({
  kind: 'ratio',
  ...(requires ? { requires } : {}),
  show: values => both({ kind: 'ratio', items: values.map(expr) }),
  value: values => values.map(value => (rationalOf(value) ?? Ratio.of(0)).toString()),
  nearMisses: values => [
    [...values].reverse(),
    values.with(0, sum(values[0] ?? 0, 1)),
    values.with(0, minus(values[0] ?? 0, 1)),
  ],
})

/** Equal up to a factor: 6 : 4 and 3 : 2. */
export const ratioAnswer = ratioType()
/** The prompt asks for the smallest whole numbers. */
export const ratioInLowestTerms = ratioType('lowest-terms')
