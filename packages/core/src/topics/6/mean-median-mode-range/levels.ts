export const levels = {
  easy: { size: 'small', counts: [5, 7], places: 0 },
  medium: { size: 'large', counts: [6, 8, 7, 10, 9], places: 1 },
  hard: { size: 'large', counts: [5, 6], places: 1 },
} as const
