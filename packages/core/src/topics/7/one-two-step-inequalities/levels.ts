export const levels = {
  easy: { kinds: ['x + a', 'ax', 'x - a'] },
  medium: { kinds: ['ax + b', '-ax + b', 'ax + b', 'b - ax'] },
  hard: { kinds: ['-x/a + b', 'ax + b, halves', 'c ≤ ax + b', 'decimals'] },
} as const
