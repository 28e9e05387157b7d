import { type Random, wholes } from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { startingAt } from '../../kit/stories/turns.ts'

export const levels = {
  easy: { side: [2, 5], parts: 'small' },
  medium: { side: [3, 9], parts: 'with 5 or 10' },
  hard: { side: [6, 9], parts: 'of 11 or 12' },
} as const

/** Lengths of the two parts of a side, the left one first. */
type Parts = readonly [left: number, right: number]

const bothWays = (...pairs: readonly Parts[]): readonly Parts[] =>
  pairs.flatMap(([a, b]): Parts[] => [
    [a, b],
    [b, a],
  ])

/** Two parts that somebody would split a side into. */
const PARTS = {
  small: bothWays([2, 3], [2, 4], [3, 4]),
  'with 5 or 10': bothWays([5, 2], [5, 3], [5, 4], [5, 6], [5, 7], [10, 2]),
  'of 11 or 12': bothWays([4, 7], [3, 8], [8, 4], [9, 3]),
}

export interface Level {
  readonly side: readonly [least: number, most: number]
  readonly parts: keyof typeof PARTS
}

/** A rectangle whose longer side is in two parts. */
export interface Split {
  readonly side: number
  readonly left: number
  readonly right: number
}

/** On squared paper a part may be a square; where lengths are told, a part is never as long as the side. */
const splitsOf = ({ side, parts }: Level): readonly Split[] =>
  mixed(
    wholes(...side).flatMap(own =>
      PARTS[parts]
        .filter(pair => parts === 'small' || !pair.includes(own))
        .map(([left, right]) => ({ side: own, left, right })),
    ),
  )
const SPLITS: Readonly<Record<Level['parts'], readonly Split[]>> = {
  small: splitsOf(levels.easy),
  'with 5 or 10': splitsOf(levels.medium),
  'of 11 or 12': splitsOf(levels.hard),
}

/** The rectangles of a level come by turns; each form begins at another place of the list. */
export const drawSplit = (random: Random, { parts }: Level, turns = 0): Split =>
  random.evenly(startingAt(SPLITS[parts], turns))

export const wholeArea = ({ side, left, right }: Split): number => side * (left + right)
