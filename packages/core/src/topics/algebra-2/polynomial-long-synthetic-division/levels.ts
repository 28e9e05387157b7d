export const levels = {
  easy: { kinds: ['exact'] },
  medium: { kinds: ['rest', 'missing', 'quartic', 'missing', 'rest'] },
  hard: { kinds: ['quadratic', 'leadingMissing', 'leadingThree', 'quadraticMissing', 'leading'] },
} as const
