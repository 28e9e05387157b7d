export const levels = {
  easy: { pair: 'same places' },
  medium: { pair: 'different places' },
  hard: { pair: 'whole and hundredths' },
} as const
