export const levels = {
  easy: { isWhole: true, form: 'standard' },
  medium: { isWhole: false, form: 'standard' },
  hard: { isWhole: false, form: 'general' },
} as const
