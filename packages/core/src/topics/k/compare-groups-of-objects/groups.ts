import { type CounterGroupOptions, type Counters, counters, type Icon, itemOf, type Random } from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { PICTURES } from '../../kit/facts/pictures.ts'

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
export type Counts = readonly number[]

/** Rows one under another, object under object. */
const rows = (counts: Counts, icon: Icon): Counters =>
  counters(
    counts.map((count, i) => ({ icon, count, fill: 'white', label: itemOf(LETTERS, i) })),
    'down',
  )
/** Boxes side by side, each with its heap. */
const heaps = (counts: Counts, icon: Icon, layout: CounterGroupOptions): Counters =>
  counters(
    counts.map((count, i) => ({
      icon,
      count,
      fill: 'white',
      size: 1,
      outline: 'box',
      label: itemOf(LETTERS, i),
      ...layout,
    })),
  )
/** Rows that are as long as their objects are spread, not as they are many. */
const spread = (counts: Counts, icon: Icon, spacing: Counts): Counters =>
  counters(
    counts.map((count, i) => ({
      icon,
      count,
      fill: 'white',
      size: 1,
      label: itemOf(LETTERS, i),
      spacing: itemOf(spacing, i),
    })),
    'down',
  )
const [WIDE, CLOSE] = [2.2, 1.3]
/** Of the things that other forms have, these come at other turns. */
export const OTHER_PICTURES = turned(PICTURES, 8)

export type Asked = 'more' | 'fewer'

export interface Groups {
  readonly counts: Counts
  readonly icon: Icon
  readonly drawn: Counters
}

/** In either order. */
const either = (random: Random, less: number, more: number) =>
  random.evenly([true, false]) ? [less, more] : [more, less]
const heapLayouts: readonly CounterGroupOptions[] = [
  { arrangement: 'scattered', variant: 3 },
  { arrangement: 'ring' },
  { arrangement: 'dice' },
]

export const layouts = {
  'lined up': (random: Random, by = 0) => {
    const less = random.int(1, 4)
    const counts = either(random, less, random.int(less + 2, 6))
    const icon = random.evenly(turned(PICTURES, by))
    return { counts, icon, drawn: rows(counts, icon) }
  },
  heaps: (random, by = 0) => {
    const gap = random.evenly([1, 0, 2, 1])
    const less = random.int(3, 10 - gap)
    const counts = either(random, less, less + gap)
    const icon = random.evenly(turned(PICTURES, by))
    return { counts, icon, drawn: heaps(counts, icon, random.pick(heapLayouts)) }
  },
  'more room': (random, by = 0) => {
    const room = random.evenly(['less', 'same', 'more', 'less'])
    const less = random.int(5, 8)
    const counts = room === 'same' ? [less, less] : either(random, less, less + random.int(1, 2))
    const isWide = (count: number, i: number) =>
      room === 'same' ? i === less % 2 : (count === less) === (room === 'less')
    const icon = random.evenly(turned(PICTURES, by))
    return {
      counts,
      icon,
      drawn: spread(
        counts,
        icon,
        counts.map((count, i) => (isWide(count, i) ? WIDE : CLOSE)),
      ),
    }
  },
} as const satisfies Record<string, (random: Random, by?: number) => Groups>

/** How many more or fewer: a difference of 1 to 3, and of 2 at least in rows that are not lined up. */
export const gaps = {
  heaps: random => {
    const gap = random.evenly([2, 3, 1])
    const less = random.int(4, 10 - gap)
    const counts = either(random, less, less + gap)
    const icon = random.evenly(turned(PICTURES, 4))
    return { ask: 'more', counts, icon, drawn: heaps(counts, icon, random.pick(heapLayouts)) }
  },
  spread: random => {
    const gap = random.evenly([3, 2, 4])
    // Who only counts the smaller row must not meet the key.
    const less = random.intExcept(4, 10 - gap, gap)
    const counts = either(random, less, less + gap)
    const icon = random.evenly(turned(PICTURES, 4))
    const spacing = counts.map(count => (count === less ? WIDE : CLOSE))
    return { ask: 'fewer', counts, icon, drawn: spread(counts, icon, spacing) }
  },
} as const satisfies Record<string, (random: Random) => Groups & { readonly ask: Asked }>

export const boxed = (icon: Icon, count: number, layout: CounterGroupOptions) =>
  counters({ icon, count, fill: 'white', size: 1, outline: 'box', ...layout })
/** A number, two kinds of objects, and the layouts in which they show it. */
export const drawSame = (random: Random, count: number) => ({
  count,
  icons: random.sample(PICTURES, 2),
  layouts: random.shuffle([
    { arrangement: 'scattered', variant: random.int(1, 99) },
    { arrangement: 'ring' },
    { perRow: 5 },
  ] satisfies [CounterGroupOptions, CounterGroupOptions, CounterGroupOptions]),
})

/** In no order that is told by the letters. */
const ORDERS = [
  [1, 2, 0],
  [2, 1, 0],
  [0, 2, 1],
  [2, 0, 1],
  [1, 0, 2],
] as const
/** Three groups, each one or two more than the next. */
export function drawThree(random: Random): Groups {
  const least = random.int(4, 6)
  const middle = least + random.int(1, 2)
  const ascending = [least, middle, middle + random.int(1, 2)]
  const counts = random.evenly(ORDERS).map(place => itemOf(ascending, place))
  const icon = random.evenly(turned(PICTURES, 12))
  return { counts, icon, drawn: heaps(counts, icon, random.pick(heapLayouts)) }
}

/** Two rows, and which of them is longer: it has more, fewer, or the same number. */
export function drawLonger(random: Random): Groups & { readonly long: 0 | 1 } {
  const isMore = random.evenly([false, true])
  const long = random.evenly([0, 1] as const)
  const less = random.int(5, 7)
  const [own, other] = isMore ? [less + random.evenly([2, 1, 3]), less] : [less, less + random.evenly([1, 2, 0])]
  const counts = long === 0 ? [own, other] : [other, own]
  const icon = random.evenly(turned(PICTURES, 10))
  const spacing = [0, 1].map(i => (i === long ? WIDE : CLOSE))
  return { counts, icon, long, drawn: spread(counts, icon, spacing) }
}
