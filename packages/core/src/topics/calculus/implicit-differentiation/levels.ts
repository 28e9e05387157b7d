export const levels = {
  easy: { kinds: ['conic', 'hyperbola', 'cubes'] },
  medium: { kinds: ['with xy', 'with x²y', 'with xy²', 'with y³', 'with sin y', 'with e^y'] },
  hard: { kinds: [] },
} as const
