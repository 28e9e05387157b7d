export const levels = {
  easy: {
    kinds: ['linear power', 'linear exponent', 'linear sine', 'linear logarithm', 'linear root'],
  },
  medium: {
    kinds: [
      'quadratic power',
      'quadratic root',
      'quadratic exponent',
      'power of sine',
      'tangent of a square',
      'quadratic logarithm',
    ],
    atPlace: ['quadratic power', 'root of quadratic', 'quadratic logarithm'],
  },
  hard: {
    kinds: [
      'square of sine',
      'exponent of a root',
      'logarithm of cosine',
      'exponent of sine',
      'root of an exponential',
    ],
  },
} as const
