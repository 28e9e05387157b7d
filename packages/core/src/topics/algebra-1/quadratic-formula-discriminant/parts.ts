import {
  discriminantExpr,
  type Expr,
  equation,
  list,
  m,
  moveToLeft,
  prose,
  type Random,
  type Step,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import { drawWith } from './equations.ts'

export const [D, n] = [symbol('D'), symbol('n')]

export const exactly = {
  en: prose`Solve with the quadratic formula. Give exact solutions in simplest form.`,
  es: prose`Resuelve con la fórmula cuadrática. Da las soluciones exactas en su forma más simple.`,
}

/** Terms on both sides: ax² = −bx − c. */
export type Style = 'x squared alone' | 'number on the right' | 'x on the right' | 'standard'

const RIGHT: Readonly<Record<Style, (of: Quadratic) => readonly number[]>> = {
  'x squared alone': ([, b, c]) => [-c, -b],
  'number on the right': ([, , c]) => [-c],
  'x on the right': ([, b]) => [0, -b],
  standard: () => [],
}

export function moved(of: Quadratic, style: Style): Expr {
  const [a, b, c] = of
  if (style === 'standard') return standard(of)
  const right = polynomial(RIGHT[style](of))
  switch (style) {
    case 'x squared alone':
      return equation(polynomial([0, 0, a]), right)
    case 'number on the right':
      return equation(polynomial([0, b, a]), right)
    case 'x on the right':
      return equation(polynomial([c, 0, a]), right)
  }
}

export const toStandard = (of: Quadratic, style: Style): readonly Step[] =>
  style === 'standard' ? [] : [moveToLeft(of, RIGHT[style](of))]

export const MOVED = ['x squared alone', 'number on the right', 'x on the right'] as const

export function named(coefficients: readonly Expr[] | Quadratic): Step {
  const [a, b, c] = tupleOf<Expr | number, 3>(coefficients, 3)
  return step(list(equation(symbol('a'), a), equation(symbol('b'), b), equation(symbol('c'), c)), because.nameABC)
}

export const found = (of: Quadratic): Step =>
  step(equation(D, discriminantExpr(of)), because.use, { rule: m`D = b^2 - 4ac` })

export const countOf = (of: Quadratic) => (discriminant(of) > 0 ? 'two' : discriminant(of) === 0 ? 'one' : 'none')

export type Count = 'two' | 'one' | 'none'

export function drawOf(random: Random, count: Count, most: number): Quadratic {
  if (count !== 'one') return drawWith(random, most, of => countOf(of) === count)
  const [p, q] = random.pick([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
  ] as const)
  return [p * p, 2 * p * q * random.sign(), q * q]
}
