export const levels = {
  easy: { kinds: ['product', 'quotient'], missing: ['product', 'quotient'] },
  medium: {
    kinds: ['power of a product', 'negative product', 'power of a quotient', 'negative quotient', 'zero power'],
    missing: ['power', 'quotient below'],
  },
  hard: { kinds: ['nested', 'three letters', 'powers over powers'], missing: [] },
} as const
