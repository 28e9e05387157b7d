export const levels = {
  easy: { wholes: [1, 3], denominators: [2, 3, 4, 5, 6, 8] },
  medium: { wholes: [2, 5], denominators: [2, 3, 4, 5, 6, 8, 10, 12] },
  hard: { wholes: [6, 12], denominators: [3, 4, 5, 6, 8, 10, 12] },
} as const
