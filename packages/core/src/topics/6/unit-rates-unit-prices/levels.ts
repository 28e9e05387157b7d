export const levels = {
  easy: { price: [200, 900], step: 100 },
  medium: { price: [0, 0], step: 1 },
  hard: { price: [0, 0], step: 1 },
} as const
