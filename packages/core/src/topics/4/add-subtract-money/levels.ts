/** The least and the greatest amount in cents. */
export const levels = {
  easy: { least: 105, most: 799 },
  medium: { least: 1105, most: 9899 },
  hard: { least: 125, most: 4000 },
} as const
export interface Level {
  readonly least: number
  readonly most: number
}
