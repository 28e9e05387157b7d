/** Half perimeters, and the longest side that is drawn or asked for. */
export const levels = {
  easy: { halves: [5, 11], longest: 8 },
  medium: { halves: [6, 14], longest: 10 },
  hard: { halves: [7, 18], longest: 10 },
} as const

export interface Level {
  readonly halves: readonly [least: number, most: number]
  readonly longest: number
}
