export const levels = {
  easy: { kinds: ['monomial', 'leading ones'] },
  medium: { kinds: ['binomials', 'square', 'conjugates'] },
  hard: { kinds: ['binomial and trinomial', 'combined', 'two letters', 'three binomials'] },
} as const
