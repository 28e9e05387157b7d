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
    composed: ['f(g(x))', 'g(f(x))', 'f(x²)', '(f(x))³'],
    atPlace: ['quadratic power', 'root of quadratic', 'quadratic logarithm'],
  },
  hard: {
    composed: ['(f(g(x)))²', '(g(f(x)))²', 'f(g(x²))', 'g(f(x²))'],
    kinds: [
      'square of sine',
      'exponent of a root',
      'logarithm of cosine',
      'exponent of sine',
      'root of an exponential',
    ],
  },
} as const
