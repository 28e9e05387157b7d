import type { Layout } from '../math/layout.ts'
import { at, labelSize, type Point } from './pen.ts'
import { reachOf, type Wish } from './wish.ts'

interface Held {
  /** The part of a whole turn that the sector takes. */
  readonly share: number
  /** Where the label stands on the way from the center to the rim. */
  readonly along: number
  readonly size: number
  readonly gap: number
}

/** So large is the circle in whose sector the label touches no line. */
export function radiusToHold(of: Layout, { share, along, size, gap }: Held): number {
  const { width, height } = labelSize(of, size)
  return (Math.hypot(width, height) / 2 + gap) / (along * Math.sin(Math.min(Math.PI / 2, Math.PI * share)))
}

/** Outside the rim beside a sector, `half` a sector wide to either side of its middle. */
export function beyondRim(
  of: Layout,
  size: number,
  center: Point,
  radius: number,
  direction: number,
  half: number,
): Wish {
  const spots = [0, 0.3, -0.3, 0.6, -0.6].flatMap(turn =>
    [0, 0.5, 1, 1.7].map(further => {
      const way = direction + turn * half
      return {
        at: at(center, radius + 0.25 + further + reachOf(of, size, way), way),
        cost: Math.abs(turn) * 10 + further * 12,
      }
    }),
  )
  return { of, size, spots }
}
