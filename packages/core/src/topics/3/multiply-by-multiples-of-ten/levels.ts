export const levels = {
  easy: { digits: [2, 9], tens: [2, 5], extraZero: false },
  medium: { digits: [3, 9], tens: [2, 9], extraZero: true },
  hard: { digits: [4, 9], tens: [4, 9], extraZero: true },
} as const
