import {
  complex,
  complexExpr,
  type Expr,
  evaluate,
  isAsDrawn,
  isNear,
  join,
  negative,
  over,
  type Printed,
  prose,
  Ratio,
  root,
  rootOf,
  type Surd,
  sum,
  surd,
  symbol,
} from '../../../author.ts'
import { nearbyParts } from '../../kit/polynomials/complex.ts'
import { discriminant, type Quadratic } from '../../kit/polynomials/quadratic.ts'

export const [x, k, i] = [symbol('x'), symbol('k'), symbol('i')]

/** 3i, 2i√5, i√2/3. */
export function imaginary({ q, k: inside }: Surd): Expr {
  if (inside === 1) return complexExpr(complex(0, q))
  const top = Math.abs(q.n) === 1 ? join(i, root(inside)) : join(Math.abs(q.n), i, root(inside))
  const size = q.d === 1 ? top : over(top, q.d)
  return q.n < 0 ? negative(size) : size
}

export function rootsOf([a, b, c]: Quadratic): readonly [Expr, Expr] {
  const re = Ratio.of(-b, 2 * a)
  const size = rootOf(Ratio.of(-discriminant([a, b, c]), 4 * a * a))
  const minusSize = surd(size.q.negated(), size.k)
  const at = (value: Surd) => (re.n === 0 ? imaginary(value) : sum(re, imaginary(value)))
  return [at(size), at(minusSize)]
}

/** a, b, c of a printed equation in x, by its values at three places. */
export function coefficientsIn(printed: Printed): Quadratic {
  const { left, right } = printed.one('relation')
  const at = (t: number) =>
    evaluate(left, { x: t })
      .minus(evaluate(right, { x: t }))
      .toNumber()
  const [low, middle, high] = [at(-1), at(0), at(1)]
  return [(high + low) / 2 - middle, (high - low) / 2, middle]
}

/** Puts both roots in, with i² = −1, and compares their sum. */
export function areRoots(printed: Printed, answer: readonly Expr[]): boolean {
  const [a, b, c] = coefficientsIn(printed)
  const parts = answer.map(nearbyParts)
  const [first, second] = parts
  return (
    parts.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    isNear(first[0] + second[0] + b / a, 0) &&
    isNear(first[1] + second[1], 0) &&
    parts.every(
      ([re, im]) =>
        isAsDrawn(a * (re * re - im * im) + b * re + c, 0) && isAsDrawn(2 * a * re * im + b * im, 0) && im !== 0,
    )
  )
}

export const solveInstruction = {
  en: prose`Solve over the complex numbers. Give exact solutions in simplest form.`,
  es: prose`Resuelve en los números complejos. Da las soluciones exactas en su forma más simple.`,
}
