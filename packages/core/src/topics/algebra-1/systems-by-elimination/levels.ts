export const levels = {
  easy: { kinds: ['opposite', 'equal'] },
  medium: { kinds: ['multiply one'] },
  hard: { kinds: ['multiply both', 'fractions', 'multiply both', 'decimals', 'special'] },
} as const
