import { type Expr, equation, explained, integral, line, m, type Random, type Step } from '../../../author.ts'
import { dydx } from './parts.ts'

/** What stands with dy, and what with dx. */
type Sides = readonly [Expr, Expr]

export interface FirstStep {
  readonly slope: Expr
  /** The factor with y. */
  readonly factor: Expr
  /** The right side as a product, where it is printed as one power, or as a sum. */
  readonly apart?: Step
  readonly right: Sides
  readonly wrong: readonly [Sides, Sides, Sides]
}

export const integralsOf = ([inY, inX]: Sides): Expr => equation(integral(inY, 'y'), integral(inX, 'x'))

export const firstSteps = {
  'x^n y^p'(random: Random): FirstStep {
    const [k, n, p] = [random.int(2, 9), random.int(1, 4), random.int(2, 3)]
    const [factor, inX] = [m`y^${p}`, m`${k}x^${n}`]
    return {
      slope: m`${k}x^${n} y^${p}`,
      factor,
      right: [m`1/y^${p}`, inX],
      wrong: [
        [factor, inX],
        [m`1/y^${p}`, m`1/{${k}x^${n}}`],
        [m`-y^${p}`, inX],
      ],
    }
  },
  'e^(ax − by)'(random: Random): FirstStep {
    const [a, b] = [random.int(2, 9), random.int(2, 9)]
    return {
      slope: m`e^{${a}x - ${b}y}`,
      factor: m`e^{${-b}y}`,
      apart: explained(
        equation(dydx, m`e^{${a}x} e^{${-b}y}`),
        line`A difference in the exponent is a product of powers.`,
        line`Una resta en el exponente es un producto de potencias.`,
      ),
      right: [m`e^{${b}y}`, m`e^{${a}x}`],
      wrong: [
        [m`e^{${-b}y}`, m`e^{${a}x}`],
        [m`e^{${b}y}`, m`e^{${-a}x}`],
        [m`${b}y`, m`e^{${a}x}`],
      ],
    }
  },
  'x y + a y'(random: Random): FirstStep {
    const [a, k] = [random.int(2, 9), random.int(1, 4)]
    return {
      slope: m`${k}x y + ${a}y`,
      factor: m`y`,
      apart: explained(
        equation(dydx, m`(${k}x + ${a})y`),
        line`Factor out ${m`y`}.`,
        line`Saca el factor común ${m`y`}.`,
      ),
      right: [m`1/y`, m`${k}x + ${a}`],
      wrong: [
        [m`y`, m`${k}x + ${a}`],
        [m`1/y`, m`${k}x`],
        [m`1/{${a}y}`, m`${k}x`],
      ],
    }
  },
  'k x (y + a)'(random: Random): FirstStep {
    const [a, k] = [random.int(2, 9), random.int(2, 6)]
    const inX = m`${k}x`
    return {
      slope: m`${k}x(y + ${a})`,
      factor: m`y + ${a}`,
      right: [m`1/{y + ${a}}`, inX],
      wrong: [
        [m`y + ${a}`, inX],
        [m`1/y`, m`${k}x + ${a}`],
        [m`1/{y + ${a}}`, m`1/{${k}x}`],
      ],
    }
  },
}
