export const levels = {
  easy: { digits: [2, 2, 2, 3], remainder: 'never', zeroInQuotient: false },
  medium: { digits: [3, 3, 3, 2], remainder: 'mostly', zeroInQuotient: false },
  hard: { digits: [4], remainder: 'mostly', zeroInQuotient: true },
} as const
