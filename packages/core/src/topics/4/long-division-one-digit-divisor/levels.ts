export const levels = {
  easy: { digits: [2, 2, 2, 3], divisors: [2, 9], remainder: 'never', zeroInQuotient: false },
  medium: { digits: [3, 3, 3, 2], divisors: [3, 9], remainder: 'mostly', zeroInQuotient: false },
  hard: { digits: [4], divisors: [4, 9], remainder: 'mostly', zeroInQuotient: true },
} as const
