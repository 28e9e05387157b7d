export const levels = {
  easy: { kinds: ['difference', 'square plus', 'square minus'], isHard: false, leading: 1 },
  medium: {
    kinds: ['difference ax', 'square ax', 'two letters', 'difference ax', 'fraction', 'square ax', 'prime'],
    isHard: false,
    leading: 3,
  },
  hard: { kinds: ['common factor', 'fourth power', 'binomial squared'], isHard: true, leading: 3 },
} as const
