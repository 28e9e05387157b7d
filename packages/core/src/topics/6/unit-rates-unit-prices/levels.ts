export const levels = {
  easy: { price: [200, 900], step: 100, startsWithOne: true },
  medium: { price: [0, 0], step: 1, startsWithOne: false },
  hard: { price: [0, 0], step: 1, startsWithOne: false },
} as const
