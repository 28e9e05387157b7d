import { measureAnswer, type Of, type Printed, type Random } from '../../../author.ts'
import type { faceAt } from './time-stories.ts'

export const NOON = 12 * 60

/** From a start, in minutes after midnight, how long something lasts, by the name that levels list. */
const lengths = {
  'inside one hour': (random: Random, hour: number) => {
    const from = random.int(0, 9)
    return { start: hour * 60 + 5 * from, length: 5 * random.int(2, 11 - from) }
  },
  'across one hour mark': (random: Random, hour: number) => {
    const from = random.int(2, 11)
    return { start: hour * 60 + 5 * from, length: 5 * random.int(Math.max(3, 13 - from), Math.min(18, 23 - from)) }
  },
  // As plans are made.
  'hours and fives': (random: Random, hour: number) => ({
    start: hour * 60 + 5 * random.int(0, 11),
    length: random.int(1, 5) * 60 + 5 * random.int(2, 11),
  }),
  'hours and minutes': (random: Random, hour: number) => {
    const length = random.int(1, 5) * 60 + random.int(10, 55)
    return { start: hour * 60 + random.int(1, 59), length }
  },
}

export interface Level {
  readonly length: keyof typeof lengths
  /** The hours of the day in which something may start. */
  readonly hours: readonly [first: number, last: number]
}

/** Ends on the same day, and not in the hour after one o'clock, which Spanish says apart. */
export const drawFrom = (random: Random, { length, hours }: Level) =>
  random.until(
    () => lengths[length](random, random.int(...hours)),
    ({ start, length }) => Math.floor((start + length) / 60) !== 13 && length % 60 !== 0,
  )

export const minutes = measureAnswer('minute')

export const minutesOf = ({ hour, minute }: { readonly hour: number; readonly minute: number }) =>
  (hour % 12) * 60 + minute

/** Turns the clock forward from one time to the other, minute by minute around the face. */
export const between = (from: Of<'time'> | ReturnType<typeof faceAt>, to: Of<'time'> | ReturnType<typeof faceAt>) =>
  (minutesOf(to) - minutesOf(from) + NOON) % NOON

/** Minutes after midnight of every printed time with its a.m. or p.m. */
export function timesOfDay(printed: Printed): readonly number[] {
  const halves = printed.all('words').filter(({ en }) => en === 'a.m.' || en === 'p.m.')
  return printed.all('time').map((shown, i) => minutesOf(shown) + (halves[i]?.en === 'p.m.' ? NOON : 0))
}
