export const levels = {
  easy: { least: 3, most: 4 },
  medium: { least: 4, most: 6 },
  hard: { least: 4, most: 4 },
} as const
