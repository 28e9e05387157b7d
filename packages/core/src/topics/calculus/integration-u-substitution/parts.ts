import {
  approximate,
  type ChosenU,
  differentiate,
  type Expr,
  holds,
  mapParts,
  substitute,
  symbol,
} from '../../../author.ts'
import { agree, near } from '../../kit/functions/functions.ts'

export const u = symbol('u')

/** (cos x)³ as it is written: cos³ x. */
function withNamedPowers(of: Expr): Expr {
  const part = mapParts(of, withNamedPowers)
  if (part.kind !== 'power' || part.base.kind !== 'call' || part.base.name === 'ln') return part
  return { ...part.base, power: part.exponent }
}

export const inX = (of: Expr, inner: ChosenU): Expr => withNamedPowers(substitute(of, { u: inner.of }))

const POINTS = [0.3, 0.6, 0.9, 1.2, 1.7, 2.3, 2.8]

export const isAntiderivative = (of: Expr, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') && agree(of, differentiate(answer, 'x'), POINTS)

/** What is integrated, over the derivative of u, is a constant times a power of u or its cosine. */
export function isGoodChoice(of: Expr, inner: Expr): boolean {
  const slope = differentiate(inner, 'x')
  const outer = (x: number) => approximate(of, { x }) / approximate(slope, { x })
  const inU = (x: number) => approximate(inner, { x })
  const known: ((u: number) => number)[] = [
    Math.cos,
    Math.sin,
    Math.exp,
    ...[2, 3, 4, 5, 6, 7].map(n => (u: number) => u ** n),
  ]
  return known.some(f => {
    const [first, ...others] = [3.2, 4.1, 5.3].map(x => outer(x) / f(inU(x)))
    return first !== undefined && others.every(factor => near(factor / first, 1))
  })
}
