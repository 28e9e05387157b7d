export const levels = {
  easy: { factors: [2, 3, 4, 5, 10] },
  medium: { factors: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
  hard: { factors: [3, 4, 5, 6, 7, 8, 9] },
} as const
