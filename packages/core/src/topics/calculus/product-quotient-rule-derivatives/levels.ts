export const levels = {
  easy: {
    kinds: [
      'x^n e^x',
      'linear over linear',
      'x^n sin x',
      'two polynomials',
      'x^n ln x',
      'linear over linear',
      'x^n cos x',
      'two polynomials',
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
  hard: { kinds: ['triple'] },
} as const
