/** The greatest coefficient of an equation. */
export const levels = {
  easy: { most: 9 },
  medium: { most: 8 },
  hard: { most: 7 },
} as const
