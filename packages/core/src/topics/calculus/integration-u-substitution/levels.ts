export const levels = {
  easy: { kinds: ['linear power', 'linear exponent', 'linear sine', 'linear reciprocal'] },
  medium: {
    kinds: [
      'quadratic power',
      'negative power',
      'root of a quadratic',
      'exponent of sine',
      'power of a logarithm',
      'x over a quadratic',
      'tangent',
    ],
  },
  hard: { kinds: ['leftover x', 'logarithm below', 'arctangent of e^x', 'odd power of sine'] },
} as const
