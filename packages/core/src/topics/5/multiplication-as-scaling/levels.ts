/** The denominators of the factors, and the whole number that they multiply. */
export const levels = {
  easy: { denominators: [3, 4, 5, 6, 8], wholes: [12, 60] },
  medium: { denominators: [3, 4, 5, 6, 7, 8, 9, 10], wholes: [25, 98] },
  hard: { denominators: [4, 5, 6, 7, 8, 9, 10, 12], wholes: [36, 180] },
} as const

export interface Level {
  readonly denominators: readonly number[]
  readonly wholes: readonly [least: number, most: number]
}
