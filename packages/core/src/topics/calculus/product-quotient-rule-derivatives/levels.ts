export const levels = {
  easy: {
    kinds: [
      'x^n e^x',
      'linear over linear',
      'x^n sin x',
      'e^x over linear',
      'x^n ln x',
      'linear over linear',
      'x^n cos x',
      'e^x over linear',
    ],
  },
  medium: {
    kinds: [
      'sin x over x^n',
      'e^x over quadratic',
      'linear over quadratic',
      'polynomial times e^x',
      'polynomial times cos x',
      'polynomial times ln x',
    ],
  },
  hard: { kinds: ['triple', 'product over linear'] },
} as const
