export const levels = {
  easy: { conversions: ['whole'] },
  medium: { conversions: ['whole', 'metric decimals'] },
  hard: { conversions: ['two steps', 'fractional amount'] },
} as const
