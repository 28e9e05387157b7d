import {
  type Block,
  type Both,
  type DerivedPart,
  type Expr,
  equation,
  expr,
  join,
  m,
  power,
  prose,
  Ratio,
  symbol,
} from '../../../author.ts'

export const definition = (of: Expr): Expr => equation(m`f(x)`, of)

export const prime = (at: number | Expr) => m`f'(${at})`

/** c xⁿ. */
const powerOf = (c: number | Ratio, n: Ratio | number): Expr => {
  const exponent = Ratio.from(n)
  if (exponent.n === 0 || Ratio.from(c).n === 0) return expr(c)
  return join(c, exponent.equals(1) ? symbol('x') : power(symbol('x'), exponent))
}

export const derivedPower = (c: number | Ratio, n: Ratio | number): DerivedPart => {
  const [factor, exponent] = [Ratio.from(c), Ratio.from(n)]
  return { of: powerOf(factor, exponent), slope: powerOf(factor.times(exponent), exponent.minus(1)) }
}

export const polynomialParts = (c: readonly number[]): readonly DerivedPart[] =>
  c.flatMap((value, n) => (value === 0 ? [] : [derivedPower(value, n)])).reverse()

export const instruction: Both<Block> = { en: prose`Differentiate.`, es: prose`Deriva.` }
