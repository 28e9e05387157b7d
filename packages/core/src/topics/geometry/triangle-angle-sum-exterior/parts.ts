import { symbol } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'

export type Angles = readonly [a: number, b: number, c: number]

export const drawAngles = (random: Random): Angles =>
  random.until(
    () => {
      const [a, b] = [random.int(20, 110), random.int(20, 110)]
      return [a, b, 180 - a - b] as const
    },
    ([, , c]) => c >= 20 && c <= 125,
  )

export const x = symbol('x')

export const draw = (random: Random) => ({ angles: drawAngles(random), turn: random.int(-30, 30) })

/** The labels of the corners of the printed triangle, in order; the exterior one after them. */
export function labelsIn(printed: Printed): Expr[] {
  return printed.figure('triangle').angles.flatMap(({ label }) => (label && label.kind === 'measure' ? [label.of] : []))
}
