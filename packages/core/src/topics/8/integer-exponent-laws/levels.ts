export const levels = {
  easy: { laws: ['product', 'quotient'], values: ['power of a product'], hidden: ['result', 'factor'] },
  medium: {
    laws: ['power of a power, divided', 'with a negative exponent'],
    values: ['negative exponent', 'power of a product', 'power of a fraction', 'zero exponent'],
    hidden: ['result'],
  },
  hard: {
    laws: ['three powers', 'power, then product'],
    values: ['three powers', 'power, then product'],
    hidden: ['result'],
  },
} as const
