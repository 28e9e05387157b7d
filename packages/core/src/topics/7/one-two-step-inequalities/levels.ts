export const levels = {
  easy: { kinds: ['x + a', 'ax', 'x - a'], coefficients: 'whole' },
  medium: { kinds: ['ax + b', '-ax + b', 'ax + b', 'b - ax'], coefficients: 'whole' },
  hard: { kinds: ['-x/a + b', 'ax + b, halves', 'c ≤ ax + b', 'decimals'], coefficients: 'parts' },
} as const
