export const levels = {
  easy: { kinds: ['opposite', 'equal'], orders: 'same count', equivalents: 'multiply one' },
  medium: { kinds: ['multiply one'], orders: 'multiple', equivalents: 'multiply one' },
  hard: {
    kinds: ['multiply both', 'fractions', 'multiply both', 'decimals', 'special'],
    orders: 'unlike',
    equivalents: 'multiply both',
  },
} as const
