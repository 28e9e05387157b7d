/** The least and the greatest number of the larger unit. */
export const levels = {
  easy: { least: 2, most: 9 },
  medium: { least: 3, most: 25 },
  hard: { least: 3, most: 12 },
} as const
export interface Level {
  readonly least: number
  readonly most: number
}
