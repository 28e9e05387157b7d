export const levels = {
  easy: { pair: 'same places' },
  medium: { pair: 'different places' },
  hard: { pair: 'with fraction' },
} as const
