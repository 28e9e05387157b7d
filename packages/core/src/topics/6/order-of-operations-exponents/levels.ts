export const levels = {
  easy: {
    turns: 0,
    kinds: ['a + b^2 × c', 'a ÷ b × c + d^2', '(a + b)^2 - c', 'a × b^2 - c', 'a^2 ÷ b + c', 'a^3 - b × c'],
  },
  medium: {
    turns: 1,
    kinds: ['a + (b - c)^2 ÷ e × d', '(a^2 + b)/(c - d)', 'a × (b + c) - d^2 ÷ e', '(a^2 - b) ÷ c + d × e'],
  },
  hard: {
    kinds: [
      '[a + (b - c)^2] ÷ d × e',
      'a × [b^2 - (c + d) ÷ e]',
      'decimals',
      'fractions',
      '[a + (b - c)^2] ÷ d × e',
      'decimal power',
    ],
  },
} as const
