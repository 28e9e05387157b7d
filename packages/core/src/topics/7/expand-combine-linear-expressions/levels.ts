export const levels = {
  easy: { kinds: ['ax + b + cx', 'a(x + b)', 'ax + b + cx + d'], mistaken: ['ax - b(cx + d)'], shape: 'triangle' },
  medium: {
    kinds: ['c - a(bx + d)', 'a(bx + c) + dx', 'ax - b(cx + d)'],
    mistaken: ['c - a(bx + d)', 'ax - b(cx + d)'],
    shape: 'rectangle',
  },
  hard: {
    kinds: ['fractions', 'decimal factor', 'two letters', 'fraction factors'],
    mistaken: ['decimal factor', 'two letters', 'fraction factors'],
    shape: 'triangle',
  },
} as const
