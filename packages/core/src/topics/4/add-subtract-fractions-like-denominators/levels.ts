export const levels = {
  easy: { denominators: [3, 4, 5, 6, 8, 10, 12, 100], small: true },
  medium: { denominators: [3, 4, 5, 6, 8, 10, 12, 100], small: false },
  hard: { denominators: [4, 5, 6, 8, 10, 12], small: false },
} as const
