import { type Expr, minus, Ratio, sum } from '../../../author.ts'

export type Name = 'sin' | 'cos' | 'tan'

export type Sign = 1 | -1

const SHARP = 1e-9

export const isNear = (one: number, two: number) => Math.abs(one - two) < SHARP

export const combined = (one: Expr, sign: Sign, two: Expr) => (sign === 1 ? sum(one, two) : minus(one, two))

export const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const

/** An angle by its quadrant and exact sine and cosine. */
export interface Angle {
  readonly quadrant: number
  readonly sin: Ratio
  readonly cos: Ratio
}

export const tangent = ({ sin, cos }: Angle) => sin.over(cos)

export function sumOf(name: Name, one: Angle, sign: Sign, two: Angle): Ratio {
  switch (name) {
    case 'sin':
      return one.sin.times(two.cos).plus(one.cos.times(two.sin).times(sign))
    case 'cos':
      return one.cos.times(two.cos).minus(one.sin.times(two.sin).times(sign))
    case 'tan':
      return tangent(one)
        .plus(tangent(two).times(sign))
        .over(Ratio.of(1).minus(tangent(one).times(tangent(two)).times(sign)))
  }
}
