/** The least and the greatest side, and what the area stays below. */
export const levels = {
  easy: { least: 3, most: 20, area: 180 },
  medium: { least: 4, most: 24, area: 500 },
  hard: { least: 4, most: 30, area: 1000 },
} as const
export interface Level {
  readonly least: number
  readonly most: number
  readonly area: number
}
