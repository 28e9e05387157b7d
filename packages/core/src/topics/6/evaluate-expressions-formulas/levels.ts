export const levels = {
  easy: { kinds: ['ax + b', 'b - ax', 'ax - b', 'x/a + b'] },
  medium: { kinds: ['a(x + y)', 'ax^2 - y', 'xy + a', 'ax + by', '(x + a)^2 - y'] },
  hard: { kinds: ['sum of decimals', 'two fractions', 'square of a decimal', 'square of a fraction'] },
} as const
