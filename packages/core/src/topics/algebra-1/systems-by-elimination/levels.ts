export const levels = {
  easy: { kinds: ['opposite', 'equal'], orders: 'same count' },
  medium: { kinds: ['multiply one'], orders: 'multiple' },
  hard: { kinds: ['multiply both', 'fractions', 'multiply both', 'decimals', 'special'], orders: 'unlike' },
} as const
