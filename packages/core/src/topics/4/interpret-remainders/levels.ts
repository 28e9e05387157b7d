/** The least and the greatest dividend. */
export const levels = {
  easy: { least: 20, most: 54 },
  medium: { least: 55, most: 99 },
  hard: { least: 101, most: 239 },
} as const
export interface Level {
  readonly least: number
  readonly most: number
}
