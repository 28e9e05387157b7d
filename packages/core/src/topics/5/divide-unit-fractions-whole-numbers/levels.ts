/** The whole numbers and the denominators of the unit fractions. */
export const levels = {
  easy: { wholes: [2, 8], denominators: [2, 6] },
  medium: { wholes: [3, 10], denominators: [3, 10] },
  hard: { wholes: [4, 10], denominators: [4, 10] },
} as const

export interface Level {
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly [least: number, most: number]
}
