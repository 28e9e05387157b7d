import type { Random } from '../../../author.ts'

export const levels = {
  easy: { side: [3, 5], parts: 'small' },
  medium: { side: [3, 9], parts: 'with 5 or 10' },
  hard: { side: [6, 9], parts: 'of 11 or 12' },
} as const

/** Lengths of the two parts of a side, the left one first. */
type Parts = readonly [left: number, right: number]

const twoOf = (random: Random, least: number, most: number): Parts =>
  random.until(
    (): Parts => [random.int(least, most), random.int(least, most)],
    ([left, right]) => left !== right,
  )

const DRAWN = {
  small: (random: Random): Parts => twoOf(random, 2, 5),
  'with 5 or 10': (random: Random): Parts => {
    const [known, other] = random.evenly([5, 5, 10]) === 5 ? [5, random.pick([2, 3, 4, 6, 7])] : [10, 2]
    return random.chance(0.5) ? [known, other] : [other, known]
  },
  'of 11 or 12': (random: Random): Parts => {
    const whole = random.pick([11, 12])
    const left = random.int(2, whole - 2)
    return left === whole - left ? [5, 7] : [left, whole - left]
  },
}

export interface Level {
  readonly side: readonly [least: number, most: number]
  readonly parts: keyof typeof DRAWN
}

/** A rectangle whose longer side is in two parts. */
export interface Split {
  readonly side: number
  readonly left: number
  readonly right: number
}

export function drawSplit(random: Random, { side, parts }: Level): Split {
  const [left, right] = DRAWN[parts](random)
  return { side: random.int(...side), left, right }
}

export const wholeArea = ({ side, left, right }: Split): number => side * (left + right)
