import type { Fact } from './models.ts'

/** From 1 to 2; a number is missing. All the names of 3/2 are looked for elsewhere. */
export const ABOVE_ONE: readonly Fact[] = [
  [5, 3, 6],
  [5, 4, 8],
  [4, 3, 6],
  [7, 4, 8],
]
/** From 1 to 2; the parts of an amount are counted. */
export const MEASURED: readonly Fact[] = [
  [3, 2, 8],
  [5, 3, 6],
  [7, 4, 8],
  [3, 2, 4],
  [4, 3, 6],
  [5, 4, 8],
  [3, 2, 6],
]
/** Neither denominator is a multiple of the other: the way goes over halves. */
export const OVER_HALVES: readonly Fact[] = [
  [2, 4, 6],
  [3, 6, 8],
  [3, 6, 4],
  [4, 8, 6],
]
/** Two fractions: equal, or with the same number added to both parts. */
interface Pair {
  readonly a: readonly [n: number, d: number]
  readonly b: readonly [n: number, d: number]
}
export const EQUAL: readonly Pair[] = (
  [
    [5, 2, 4],
    [5, 4, 8],
    [7, 3, 6],
    [3, 2, 8],
    [7, 4, 8],
    [5, 3, 6],
    [9, 4, 8],
    [3, 2, 6],
  ] as const
).map(([n, d, to]) => ({ a: [n, d], b: [(n * to) / d, to] }))
export const ADDED: readonly Pair[] = (
  [
    [3, 2, 2],
    [2, 3, 3],
    [5, 4, 4],
    [1, 4, 4],
    [4, 3, 3],
    [1, 2, 4],
    [3, 4, 4],
    [1, 3, 3],
  ] as const
).map(([n, d, more]) => ({ a: [n, d], b: [n + more, d + more] }))
type Fraction = readonly [n: number, d: number]
interface Names {
  readonly of: Fraction
  readonly right: readonly Fraction[]
  readonly wrong: readonly Fraction[]
}
/** The names of one value among these denominators, and fractions near it. */
export const NAMES: readonly Names[] = [
  {
    of: [3, 2],
    right: [
      [6, 4],
      [9, 6],
      [12, 8],
    ],
    wrong: [
      [5, 4],
      [8, 6],
      [10, 8],
      [4, 3],
      [7, 6],
    ],
  },
  {
    of: [9, 6],
    right: [
      [3, 2],
      [6, 4],
      [12, 8],
    ],
    wrong: [
      [7, 4],
      [5, 3],
      [11, 8],
      [4, 3],
      [8, 6],
    ],
  },
  {
    of: [6, 4],
    right: [
      [3, 2],
      [9, 6],
      [12, 8],
    ],
    wrong: [
      [8, 6],
      [5, 3],
      [10, 8],
      [7, 6],
      [4, 3],
    ],
  },
  {
    of: [12, 8],
    right: [
      [3, 2],
      [6, 4],
      [9, 6],
    ],
    wrong: [
      [5, 4],
      [10, 6],
      [4, 3],
      [7, 4],
      [5, 3],
    ],
  },
]
