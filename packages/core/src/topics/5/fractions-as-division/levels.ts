/** The greatest dividend and the divisors of the bare divisions. */
export const levels = {
  easy: { most: 11, divisors: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  medium: { most: 40, divisors: [3, 4, 5, 6, 7, 8, 9] },
  hard: { most: 60, divisors: [4, 5, 6, 7, 8, 9, 11, 12] },
} as const

export interface Level {
  readonly most: number
  readonly divisors: readonly number[]
}
