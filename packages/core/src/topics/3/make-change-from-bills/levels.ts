import type { Random } from '../../../author.ts'

/** All amounts are in cents. */
export const levels = {
  easy: { prices: [5, 95], bills: [100] },
  medium: { prices: [105, 895], bills: [500, 1000] },
  hard: { prices: [501, 1949], bills: [2000] },
} as const

/** A price that ends in 0 or 5 cents and in no full dollar, and what is paid: the bill that is enough, or the next dollar. */
export function drawPaid(random: Random, [least, most]: readonly [least: number, most: number]) {
  const price = random.until(
    () => 5 * random.int(Math.ceil(least / 5), Math.floor(most / 5)),
    cents => cents % 100 !== 0,
  )
  const bill = price < 500 ? 500 : 1000
  const nextDollar = 100 * Math.ceil(price / 100)
  return { price, paid: random.chance(0.75) ? bill : nextDollar }
}
