export const levels = {
  easy: { form: 'standard' },
  medium: { form: 'standard' },
  hard: { form: 'general' },
} as const
