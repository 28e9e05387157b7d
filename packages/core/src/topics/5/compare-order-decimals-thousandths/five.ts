import type { Random } from '../../../author.ts'
import { type Written, written } from '../../kit/decimals/compared.ts'

/**
 * Five numbers that begin alike and have one to three places: 4.3, 4.37, 4.305, 4.362 and one with another digit in
 * the tenths. Who reads the decimals as whole numbers, or takes the longest for the greatest or the least, goes astray.
 */
export function drawFive(random: Random, whole: number): readonly Written[] {
  const tenths = random.int(2, 8)
  const base = 1000 * whole + 100 * tenths
  const [h, k, m, n] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
  const other = random.evenly([true, false])
    ? written(base + 100, 1)
    : written(base - 100 + 10 * random.int(3, 9) + m, 3)
  return [written(base, 1), written(base + 10 * h, 2), written(base + k, 3), written(base + 10 * (h - 1) + n, 3), other]
}
