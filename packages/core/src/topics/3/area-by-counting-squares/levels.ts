export const levels = {
  easy: { squares: [4, 36] },
  medium: { squares: [12, 30] },
  hard: { squares: [6, 30] },
} as const

export interface Level {
  readonly squares: readonly [least: number, most: number]
}
