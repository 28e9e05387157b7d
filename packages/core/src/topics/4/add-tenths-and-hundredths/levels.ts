/** The least and the greatest number of tenths that are drawn. */
export const levels = {
  easy: { least: 2, most: 29 },
  medium: { least: 2, most: 8 },
  hard: { least: 4, most: 9 },
} as const
export interface Level {
  readonly least: number
  readonly most: number
}
