import { equation } from '../../../author.ts'
import { polynomial } from './polynomial.ts'

/** ax² + bx + c. */
export type Quadratic = readonly [a: number, b: number, c: number]

export const discriminant = ([a, b, c]: Quadratic) => b * b - 4 * a * c

export const standard = ([a, b, c]: Quadratic) => equation(polynomial([c, b, a]), 0)
