import { bracketed, type Expr, equation, evaluate, type Random, Ratio, symbol } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { type Coefficients, polynomial } from '../../kit/polynomials/polynomial.ts'

export const [x, y] = [symbol('x'), symbol('y')]

export const factor = (root: Ratio): Coefficients => [-root.n, root.d]

export const shown = (root: Ratio): Expr => (root.n === 0 ? x : bracketed(polynomial(factor(root))))

export const fraction = (random: Random) =>
  Ratio.of(
    ...random.pick<readonly [number, number]>([
      [1, 2],
      [-1, 2],
      [3, 2],
      [-3, 2],
      [5, 2],
      [-5, 2],
      [1, 3],
      [-1, 3],
      [2, 3],
      [-2, 3],
      [4, 3],
      [-4, 3],
    ]),
  )

export const whole = (random: Random, most: number) => Ratio.of(nonzero(random, most))

export const zero = (of: Coefficients) => equation(polynomial(of), 0)

export const holds = ({ left, right }: { left: Expr; right: Expr }, value: Ratio) =>
  evaluate(left, { x: value }).equals(evaluate(right, { x: value }))
