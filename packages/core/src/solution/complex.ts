import { complexExpr } from '../answer/expression.ts'
import { line } from '../content.ts'
import { bracketed, equation, expr, join, negative, over, power, root, sum, symbol } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { type Complex, complex, conjugate, normOf, timesComplex } from '../number/complex.ts'
import type { Ratio } from '../number/ratio.ts'
import { rootOf } from '../number/surd.ts'
import * as because from './reasons/index.ts'
import { explained, type Step, step } from './step.ts'

const i = symbol('i')
const SQUARE = power(i, 2)
const inBrackets = (of: Complex): Expr => {
  const shown = complexExpr(of)
  return shown.kind === 'sum' ? bracketed(shown) : shown
}
const total = (terms: readonly Expr[]): Expr => (terms.length === 1 ? (terms[0] ?? expr(0)) : sum(...terms))
const imaginary = (im: Ratio): Expr => complexExpr(complex(0, im))
const squared = (of: Ratio): Expr => (of.equals(1) ? SQUARE : of.equals(-1) ? negative(SQUARE) : join(of, SQUARE))
/** Terms with their numbers, those that are 0 left out. */
const present = (...terms: readonly (readonly [Ratio, (of: Ratio) => Expr])[]): Expr =>
  total(terms.flatMap(([value, written]) => (value.n === 0 ? [] : [written(value)])))

/** (a + bi)(c + di): each part by each part, i² as −1. */
const opened = (a: Complex, b: Complex): readonly [open: Expr, real: Expr] => {
  const [first, outer, inner, last] = [a.re.times(b.re), a.re.times(b.im), a.im.times(b.re), a.im.times(b.im)]
  return [
    present([first, expr], [outer, imaginary], [inner, imaginary], [last, squared]),
    present([first, expr], [last.negated(), expr], [outer, imaginary], [inner, imaginary]),
  ]
}

/** a + b or a − b. */
export function addComplex(sign: '+' | '−', a: Complex, b: Complex): readonly Step[] {
  const other = sign === '+' ? b : complex(b.re.negated(), b.im.negated())
  const [re, im] = [a.re.plus(other.re), a.im.plus(other.im)]
  return [
    step(
      present([a.re, expr], [a.im, imaginary], [other.re, expr], [other.im, imaginary]),
      sign === '+' ? because.removeParentheses : because.dropParentheses,
    ),
    step(
      present([a.re, expr], [other.re, expr], [a.im, imaginary], [other.im, imaginary]),
      because.realAndImaginaryTogether,
    ),
    step(complexExpr({ re, im }), because.combineLikeTerms),
  ]
}

/** (a + bi)(c + di). */
export function multiplyComplex(a: Complex, b: Complex): readonly Step[] {
  const [open, real] = opened(a, b)
  return [
    step(open, because.multiplyEachTerm),
    step(real, because.powersOfI),
    step(complexExpr(timesComplex(a, b)), because.combineLikeTerms),
  ]
}

/** (a + bi)(a − bi): a difference of squares. */
export const normOfComplex = (a: Complex): readonly Step[] => {
  const [re, im] = [power(inParentheses(a.re), 2), power(bracketed(imaginary(a.im.n < 0 ? a.im.negated() : a.im)), 2)]
  return [
    step(sum(re, negative(im)), because.differenceOfSquares),
    step(present([a.re.power(2), expr], [a.im.power(2).negated(), squared]), because.squareBothTerms),
    step(sum(a.re.power(2), a.im.power(2)), because.powersOfI),
    step(expr(normOf(a)), because.sumOfSquares),
  ]
}
const inParentheses = (of: Ratio): Expr => (of.n < 0 ? bracketed(expr(of)) : expr(of))

/** (a + bi)/(c + di) by the conjugate of the divisor; `left` where it is one side of an equation. */
export function divideComplex(a: Complex, b: Complex, left?: Expr): readonly Step[] {
  const [by, norm] = [conjugate(b), normOf(b)]
  const top = timesComplex(a, by)
  const line = (of: Expr) => (left ? equation(left, of) : of)
  const [open] = opened(a, by)
  const below = present([b.re.power(2), expr], [b.im.power(2).negated(), squared])
  return [
    step(
      line(over(join(inBrackets(a), inBrackets(by)), join(inBrackets(b), inBrackets(by)))),
      because.conjugateOfDivisor,
      { value: complexExpr(by) },
    ),
    step(line(over(open, below)), because.multiplyEachTerm),
    step(line(over(complexExpr(top), norm)), because.powersOfIThenLikeTerms),
    step(line(complexExpr({ re: top.re.over(norm), im: top.im.over(norm) })), because.divideBothParts, { value: norm }),
  ]
}

/** iⁿ by the remainder of n ÷ 4. */
export function powerOfImaginaryUnit(n: number): readonly Step[] {
  const [quotient, rest] = [Math.floor(n / 4), n % 4]
  const left = rest === 0 ? expr(1) : rest === 1 ? i : power(i, rest)
  const fourth = power(bracketed(power(i, 4)), quotient)
  return [
    step(equation(n, rest === 0 ? join(4, quotient) : sum(join(4, quotient), rest)), because.cycleOfFour),
    step(equation(rest === 0 ? fourth : join(fourth, left), left), because.fourthPowerIsOne),
    ...(rest < 2
      ? []
      : rest === 2
        ? [
            explained(
              equation(power(i, n), -1),
              line`By definition, ${left} is ${-1}.`,
              line`Por definición, ${left} es ${-1}.`,
            ),
          ]
        : [
            explained(
              equation(equation(power(i, n), join(power(i, 2), i)), join(-1, i)),
              line`By definition, ${power(i, 2)} is ${-1}.`,
              line`Por definición, ${power(i, 2)} es ${-1}.`,
            ),
          ]),
  ]
}

/** √−n as qi√k. */
export function rootOfNegativeNumber(n: number, answer: Expr): readonly Step[] {
  const { q, k } = rootOf(n)
  return [
    step(join(i, root(n)), because.rootOfNegative),
    k === 1
      ? step(answer, because.evaluate, { what: equation(root(n), q) })
      : step(answer, because.squareFactor, { factor: q.power(2) }),
  ]
}
