export const levels = {
  easy: { kinds: ['ax + b + cx', 'a(x + b)', 'ax + b + cx + d'] },
  medium: { kinds: ['c - a(bx + d)', 'a(bx + c) + dx', 'ax - b(cx + d)'] },
  hard: { kinds: ['fractions', 'decimal factor', 'two letters', 'fraction factors'] },
} as const
