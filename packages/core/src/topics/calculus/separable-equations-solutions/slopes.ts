import { type Expr, m, type Random } from '../../../author.ts'

/** A slope that is a product of a factor with x and one with y; or not, and the quotient of two of its values shows x. */
export interface Slope {
  readonly of: Expr
  /** Two by two, each with the factor with x. */
  readonly grouped?: { readonly of: Expr; readonly shared: Expr }
  readonly factored?: Expr
  readonly separated?: Expr
  /** Its values for y = 1 and y = 0. */
  readonly ends?: readonly [Expr, Expr]
}

const separableSlopes = {
  plain: (a: number, b: number): readonly Slope[] => [
    {
      of: m`{${a}x^2}/{y + ${b}}`,
      factored: m`(${a}x^2)(1/{y + ${b}})`,
      separated: m`(y + ${b})d y = ${a}x^2 d x`,
    },
    { of: m`${a}y cos x`, factored: m`(cos x)(${a}y)`, separated: m`1/{${a}y} d y = cos x d x` },
    {
      of: m`{${a}y}/{x + ${b}}`,
      factored: m`(1/{x + ${b}})(${a}y)`,
      separated: m`1/{${a}y} d y = 1/{x + ${b}} d x`,
    },
    {
      of: m`{x + ${a}}/{${b}y}`,
      factored: m`(x + ${a})(1/{${b}y})`,
      separated: m`(${b}y)d y = (x + ${a})d x`,
    },
  ],
  hidden: (a: number, b: number): readonly Slope[] => [
    { of: m`x y + ${a}y`, factored: m`(x + ${a})y`, separated: m`1/y d y = (x + ${a})d x` },
    {
      of: m`e^{${a}x + ${b}y}`,
      factored: m`e^{${a}x} e^{${b}y}`,
      separated: m`e^{${-b}y} d y = e^{${a}x} d x`,
    },
    { of: m`${a}x - ${a}x y`, factored: m`${a}x(1 - y)`, separated: m`1/{1 - y} d y = ${a}x d x` },
    {
      of: m`x y + ${a}y + ${b}x + ${a * b}`,
      grouped: { of: m`y(x + ${a}) + ${b}(x + ${a})`, shared: m`x + ${a}` },
      factored: m`(x + ${a})(y + ${b})`,
      separated: m`1/{y + ${b}} d y = (x + ${a})d x`,
    },
  ],
}

const mixedSlopes = {
  plain: (a: number, b: number): readonly Slope[] => [
    { of: m`${a}x + ${b}y`, ends: [m`${a}x + ${b}`, m`${a}x`] },
    { of: m`x - ${a}y`, ends: [m`x - ${a}`, m`x`] },
    { of: m`x^2 + ${a}y`, ends: [m`x^2 + ${a}`, m`x^2`] },
  ],
  hidden: (a: number, b: number): readonly Slope[] => [
    { of: m`x y + ${a}`, ends: [m`x + ${a}`, m`${a}`] },
    { of: m`sin(${a}x + y)`, ends: [m`sin(${a}x + 1)`, m`sin ${a}x`] },
    { of: m`x^2 + ${a}y^2`, ends: [m`x^2 + ${a}`, m`x^2`] },
    { of: m`x y + ${a}y + ${b}`, ends: [m`x + ${a + b}`, m`${b}`] },
  ],
}

/** Two of three are separable. */
export function drawSlope(random: Random, kind: 'plain' | 'hidden'): Slope {
  const [a, b] = [random.int(2, 9), random.int(2, 9)]
  return random.pick(random.evenly([true, true, false]) ? separableSlopes[kind](a, b) : mixedSlopes[kind](a, b))
}
