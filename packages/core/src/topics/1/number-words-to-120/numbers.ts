import { itemOf, type Random, wholes } from '../../../author.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'

const onesOf = (n: number) => n % 10
const tensOf = (n: number) => Math.floor(n / 10) % 10
const hasTwoDigits = (n: number) => onesOf(n) > 0 && onesOf(n) !== tensOf(n)

const LISTS = {
  teens: mixed(wholes(11, 19)),
  /** 21 to 30, and the tens to 100. */
  others: mixed([20, ...wholes(21, 30).filter(n => n !== 22), ...wholes(4, 10).map(tens => 10 * tens)]),
  tens: mixed(wholes(2, 10).map(tens => 10 * tens)),
  twenties: mixed(wholes(21, 29)),
  twoDigits: mixed(wholes(32, 98).filter(hasTwoDigits)),
  pastHundred: mixed(wholes(101, 120)),
} satisfies Record<string, readonly number[]>
export type ListName = keyof typeof LISTS

/** The lists in turns; forms that share one begin at different places of it. */
export const drawOf = (random: Random, names: readonly ListName[], ahead: number): number => {
  const list = LISTS[random.evenly(names)]
  return random.evenly(turned(list, ahead % list.length))
}

export const swapped = (n: number) => 10 * onesOf(n) + tensOf(n)
/** The number that is taken for it: thirteen and thirty, forty-six and sixty-four, one hundred five and one hundred fifteen. */
export function confusedWith(n: number): number {
  if (n > 110) return n === 120 ? 112 : n - 10
  if (n > 100) return n === 110 ? 101 : n + 10
  if (n === 100) return 10
  if (n === 11 || n === 22) return 12
  if (n < 20) return 10 * onesOf(n)
  if (onesOf(n) === 0) return n === 20 ? 12 : 10 + tensOf(n)
  return swapped(n)
}

/** Forty-six, sixty-four, and sixty-six or forty-four: the same two digits. */
export function drawSwapped(random: Random, ahead: number): readonly [number, number, number] {
  const n = random.until(
    () => drawOf(random, ['twoDigits'], ahead),
    value => value % 10 > 2,
  )
  return random.shuffle([n, swapped(n), random.pick([11 * tensOf(n), 11 * onesOf(n)])])
}
/** Neither from least to greatest nor the other way. */
const ORDERS = [
  [1, 0, 2],
  [2, 0, 1],
  [0, 2, 1],
  [1, 2, 0],
] as const
/** Forty-six, sixty-four, and sixty or forty. */
export function drawToOrder(random: Random): readonly number[] {
  const order = random.evenly(ORDERS)
  const n = random.until(
    () => drawOf(random, ['twoDigits'], 17),
    value => value % 10 > 2,
  )
  const sorted = [n, swapped(n), random.pick([10 * onesOf(n), 10 * tensOf(n)])].sort((a, b) => a - b)
  return order.map(place => itemOf(sorted, place))
}

/** Three numbers, one of which stands beside the digits of another. */
export function drawPairs(random: Random) {
  const place = random.evenly([1, 0, 2])
  // The digits of 22 cannot be swapped: what stands beside it would be seen at once.
  const n = random.until(
    () => drawOf(random, ['twoDigits', 'pastHundred', 'twenties'], 33),
    value => value !== 22,
  )
  const others = random.until(
    () => [
      drawOf(random, ['twoDigits', 'twenties'], random.int(0, 1)),
      drawOf(random, n > 100 ? ['twoDigits'] : ['pastHundred'], random.int(5, 6)),
    ],
    two => new Set([...two, n, confusedWith(n)]).size === 4,
  )
  return { numbers: others.toSpliced(place, 0, n), place, wrong: confusedWith(n) }
}
