/** The denominators of the sides. */
export const levels = {
  easy: { denominators: [3, 4, 5, 6] },
  medium: { denominators: [3, 4, 5, 6, 7, 8] },
  hard: { denominators: [2, 3, 4, 5, 6] },
} as const

export interface Level {
  readonly denominators: readonly number[]
}
