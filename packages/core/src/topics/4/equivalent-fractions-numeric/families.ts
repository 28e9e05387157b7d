import { type Random, wholes } from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { areEqual, type Parts, scaled } from '../../kit/fractions/parts.ts'

/** The denominators of grade 4. */
export const DENOMINATORS = [2, 3, 4, 5, 6, 8, 10, 12, 100] as const

/** All names of one value, the one in lowest terms first. */
export type Family = readonly [lowest: Parts, ...others: Parts[]]
const familyOf = (lowest: Parts): Family => [
  lowest,
  ...wholes(2, 50)
    .map(k => scaled(lowest, k))
    .filter(([, d]) => DENOMINATORS.some(known => known === d)),
]
const familiesOf = (...lowest: readonly Parts[]) => lowest.map(familyOf)

/** Three names at least. */
export const LARGE_FAMILIES = familiesOf(
  [3, 4],
  [2, 3],
  [5, 4],
  [2, 5],
  [3, 2],
  [4, 3],
  [3, 5],
  [7, 4],
  [4, 5],
  [5, 3],
  [5, 2],
)
/** Other values than those of the exercises before. */
const SPREAD = familiesOf([1, 4], [9, 4], [7, 2], [11, 4], [9, 2], [13, 4])

const isApart = ([[, a], [, b]]: readonly [Parts, Parts]) => a % b !== 0 && b % a !== 0
/** Two names of one value, none in lowest terms, neither denominator a multiple of the other. */
export function drawApart(random: Random, first: number): readonly [Parts, Parts] {
  const [, ...names] = random.evenly(turned(SPREAD, first))
  return random.pick(names.flatMap(a => names.map(b => [a, b] as const)).filter(isApart))
}

/** What mistakes lead to: the same number added to both terms, one term alone changed, a product off by one, digits side by side. */
export function nearTo([[n, d]]: Family): readonly Parts[] {
  const small = DENOMINATORS.filter(under => under > 3 && under < 100 && under !== d).flatMap(
    (under): readonly Parts[] => {
      const tops = [n + under - d, ...(under % d === 0 ? [n, (n * under) / d + 1, (n * under) / d - 1] : [])]
      return [...new Set(tops)].filter(top => top > 0 && top < 3 * under && top !== under).map(top => [top, under])
    },
  )
  return [...small, [10 * n + d, 100] as const].filter(parts => !areEqual(parts, [n, d]))
}
