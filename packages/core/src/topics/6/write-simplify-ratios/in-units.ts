import { gcd, wholes } from '../../../author.ts'
import { lowest, type Terms } from './counted.ts'
import type { Measured } from './measured.ts'

export const UNIT_ORDERS = [0, 1] as const
export interface Units {
  readonly unit: Measured
  readonly large: number
  readonly small: number
  /** Which comes first in the question. */
  readonly first: 0 | 1
}
const TABLE = new Map<Measured, readonly (readonly [number, number])[]>()
/** Amounts whose ratio in lowest terms has two numbers from 2 to 16, and no whole large unit. */
export function amountsOf(unit: Measured): readonly (readonly [number, number])[] {
  const known = TABLE.get(unit)
  if (known) return known
  const found = wholes(2, 6).flatMap(large =>
    wholes(2, Math.floor((large * unit.factor) / unit.step)).flatMap((n): (readonly [number, number])[] => {
      const small = n * unit.step
      const [a, b] = lowest([large * unit.factor, small])
      const isLikely = small < 2 * unit.factor && small * 12 > large * unit.factor
      return a <= 16 &&
        b >= 2 &&
        b <= 16 &&
        small % unit.factor !== 0 &&
        a > b &&
        isLikely &&
        gcd(small, large * unit.factor) > 1
        ? [[large, small]]
        : []
    }),
  )
  TABLE.set(unit, found)
  return found
}
export const unitTerms = ({ unit, large, small, first }: Units): Terms =>
  first === 0 ? [large * unit.factor, small] : [small, large * unit.factor]
