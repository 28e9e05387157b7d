export const levels = {
  easy: { denominators: [1, 2, 1, 3] },
  medium: { denominators: [1, 2, 3, 4, 5] },
  hard: { denominators: [1, 2, 3, 4] },
} as const
