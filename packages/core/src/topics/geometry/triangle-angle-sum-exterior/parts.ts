import { type Expr, type Printed, type Random, symbol } from '../../../author.ts'

export type Angles = readonly [a: number, b: number, c: number]

/** The smallest angle is so wide that its label stands in it. */
export function drawAngles(random: Random, smallest: number): Angles {
  const a = random.int(smallest, Math.min(110, 180 - 2 * smallest))
  const b = random.int(Math.max(smallest, 55 - a), Math.min(110, 180 - smallest - a))
  return [a, b, 180 - a - b]
}

export const x = symbol('x')

export const draw = (random: Random, smallest = 24) => ({
  angles: drawAngles(random, smallest),
  turn: random.int(-30, 30),
})

/** Labels in x need more room. */
export const WIDE = { size: 17, smallest: 42 } as const

/** The labels of the corners of the printed triangle, in order; the exterior one after them. */
export function labelsIn(printed: Printed): Expr[] {
  return printed.figure('triangle').angles.flatMap(({ label }) => (label && label.kind === 'measure' ? [label.of] : []))
}
