export const levels = {
  easy: { kinds: ['polynomial'] },
  medium: { kinds: ['root', 'negative power', 'e^x', '1/x', 'cosine', 'sine', 'secant squared'] },
  hard: { kinds: ['absolute value', 'piecewise'] },
} as const
