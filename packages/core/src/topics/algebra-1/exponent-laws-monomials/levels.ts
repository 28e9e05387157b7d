export const levels = {
  easy: { products: ['product'], quotients: ['quotient'], kinds: [], missing: ['product', 'quotient'] },
  medium: {
    products: ['power of a product'],
    quotients: ['power of a quotient'],
    kinds: ['negative product', 'negative quotient', 'zero power'],
    missing: ['power', 'quotient below'],
  },
  hard: { products: [], quotients: [], kinds: ['nested', 'three letters', 'powers over powers'], missing: [] },
} as const
