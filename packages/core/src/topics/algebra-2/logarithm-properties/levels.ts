export const levels = {
  easy: { expand: ['product', 'quotient', 'power'], condense: ['product', 'quotient'] },
  medium: { expand: ['several', 'roots'], condense: ['several'] },
  hard: { expand: ['several', 'roots'], condense: ['several'] },
} as const
