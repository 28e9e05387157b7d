import {
  counters,
  equation,
  type Figure,
  itemOf,
  line,
  list,
  minus,
  type Random,
  type Step,
  step,
  sum,
  sumWithin20,
  tenFrame,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'

type Pair = readonly [a: number, b: number]

const DOUBLES = mixed(wholes(1, 10))

/** 6 + 7 by the smaller number. */
export const NEAR = mixed(wholes(2, 9))

/** Sums of 11 or more of one-digit numbers that are 1 or 2 apart; no two side by side begin alike. */
export const FAR: readonly Pair[] = [
  [5, 6],
  [8, 7],
  [5, 7],
  [9, 7],
  [6, 7],
  [9, 8],
  [6, 8],
  [7, 8],
  [7, 9],
  [6, 5],
  [8, 9],
  [7, 5],
  [7, 6],
  [8, 6],
]

/** Forms that share a list begin at different places of it. */
export const drawDouble = (random: Random, ahead: number) => random.evenly(turned(DOUBLES, ahead))

/** Three that the other forms do not show at the same time. */
export const drawThreeDoubles = (random: Random): readonly [number, number, number] => {
  const start = random.turn(DOUBLES.length)
  const [one, other, third] = tupleOf(
    [6, 8, 10].map(by => itemOf(DOUBLES, (start + by) % DOUBLES.length)),
    3,
  )
  return [one, other, third]
}

export const drawNear = (random: Random, ahead: number) => {
  const isTurned = random.evenly([false, true])
  const least = random.evenly(turned(NEAR, ahead))
  return { a: isTurned ? least + 1 : least, b: isTurned ? least : least + 1 }
}

export const drawFar = (random: Random, ahead: number) => {
  const [a, b] = random.evenly(turned(FAR, ahead))
  return { a, b }
}

/** Two numbers with one between them; in strides through the list a pair is far from the same turned around. */
const TWO_APART: readonly Pair[] = [
  [5, 7],
  [9, 7],
  [8, 6],
  [7, 5],
  [7, 9],
  [6, 8],
]
export const drawTwoApart = (random: Random) => {
  const [a, b] = random.evenly(TWO_APART)
  return { a, b }
}

export const factOf = ({ a, b }: { readonly a: number; readonly b: number }) => ({ a, b, sign: '+' as const })

export const doubleOf = (n: Value) => sum(n, n)

export const isTheDouble = (n: number) => ({
  en: line`${2 * n} is the double of ${n}.`,
  es: line`${2 * n} es el doble de ${n}.`,
})

/** A number twice; that it is a double is no reason for what it makes. */
export const twice = (n: number): readonly Step[] =>
  n < 3 || n > 5
    ? sumWithin20(n, n)
    : [
        step(list(...wholes(n + 1, 2 * n)), because.countOn, { count: n, start: n }),
        step(equation(doubleOf(n), 2 * n), because.explain, { sentence: isTheDouble(n) }),
      ]

/** Two rows of so many, or two frames. */
export const pictures = {
  rows: (n: number) =>
    counters(
      [
        { icon: 'counter', count: n },
        { icon: 'counter', count: n },
      ],
      'down',
    ),
  frames: (n: number) => tenFrame([n, n]),
} satisfies Record<string, (n: number) => Figure>

export const drawnIn = (drawn: Figure): number => {
  if (drawn.kind === 'ten-frame') return drawn.frames.flat().filter(cell => cell !== 'empty').length
  return drawn.kind === 'counters' ? drawn.groups.reduce((all, { items }) => all + items.length, 0) : -1
}

/** Two rows that are the same, and so many more in the second. */
export const doubleAndMore = (n: number, more: number) =>
  counters(
    [
      { icon: 'counter', count: n },
      {
        items: [
          ...wholes(1, n).map(() => ({ icon: 'counter', fill: 'gray' }) as const),
          ...wholes(1, more).map(() => ({ icon: 'counter', fill: 'white' }) as const),
        ],
      },
    ],
    'down',
  )

/** 7 and 8 by the double of the smaller number, or of the greater one. */
export const byTheGreater = (most: number): readonly Step[] => [
  step(equation(doubleOf(most), 2 * most), because.useADouble, { a: most }),
  step(equation(minus(2 * most, 1), 2 * most - 1), because.oneLessThanDouble),
]
