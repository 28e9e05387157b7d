export const levels = {
  easy: { kinds: ['product', 'quotient'], isEasy: true },
  medium: {
    kinds: ['power of a product', 'negative product', 'power of a quotient', 'negative quotient', 'zero power'],
    isEasy: false,
  },
  hard: { kinds: ['nested', 'three letters', 'powers over powers'], isEasy: false },
} as const
