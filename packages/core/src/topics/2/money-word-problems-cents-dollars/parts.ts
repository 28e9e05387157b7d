import type { Random } from '../../../author.ts'
import { type Amount, amountOf, inUnitOf, plain, within } from './amounts.ts'
import type { PriceStory } from './price-stories.ts'

/** Both amounts of a story, so that the digits do as the level says. */
export const amountsOf = (
  random: Random,
  { unit, first, second }: PriceStory,
  fits: (first: number, second: number) => boolean,
) => {
  const [a, b] = random.until(
    () => [within(random, first), within(random, second)] as const,
    ([a, b]) => fits(a, b),
  )
  return { first: amountOf(unit, a), second: amountOf(unit, b) }
}

export const difference = (whole: Amount, part: Amount) => inUnitOf(whole, plain(whole) - plain(part))
