export const levels = {
  easy: { families: [2, 5, 10], others: [2, 3, 4, 5, 6, 7, 8, 9, 10], least: 4, hasSmall: true },
  medium: { families: [3, 4, 9], others: [3, 4, 6, 7, 8, 9], least: 18, hasSmall: false },
  hard: { families: [6, 7, 8], others: [4, 6, 7, 8, 9], least: 24, hasSmall: false },
} as const
