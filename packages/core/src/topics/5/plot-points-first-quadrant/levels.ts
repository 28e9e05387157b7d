export const levels = {
  easy: { scales: [1] },
  medium: { scales: [1] },
  hard: { scales: [2, 5] },
} as const
