/** How many pairs a relation has. */
export const levels = {
  easy: { pairs: [4, 5] },
  medium: { pairs: [5, 6] },
  hard: { pairs: [6, 7] },
} as const
