/** Pairs of denominators, and the whole parts. */
export const levels = {
  easy: {
    pairs: [
      [2, 4],
      [2, 6],
      [3, 6],
      [2, 8],
      [4, 8],
      [3, 9],
      [2, 10],
      [5, 10],
    ],
    wholes: [1, 9],
  },
  medium: {
    pairs: [
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [4, 6],
      [6, 8],
      [6, 9],
      [4, 10],
      [5, 6],
      [3, 8],
    ],
    wholes: [2, 12],
  },
  hard: {
    pairs: [
      [3, 4],
      [3, 5],
      [4, 5],
      [5, 6],
      [3, 8],
      [5, 8],
      [3, 10],
      [4, 9],
      [6, 8],
      [6, 10],
      [8, 12],
      [9, 12],
      [10, 12],
    ],
    wholes: [3, 15],
  },
} as const

export interface Level {
  readonly pairs: readonly (readonly [number, number])[]
  readonly wholes: readonly [least: number, most: number]
}
