export const levels = {
  easy: { kinds: ['power'] },
  medium: {
    kinds: [
      'root',
      'negative power',
      'reciprocal',
      'exponential',
      'sine',
      'cosine',
      'secant squared',
      'secant tangent',
      'over a root',
      'over a power',
      'times a root',
    ],
  },
  hard: { kinds: ['square over a square', 'square', 'product', 'arctangent', 'arcsine', 'other base'] },
} as const
