export const levels = {
  easy: { factors: ['multiple of ten', 'a teen'] },
  medium: { factors: ['any'] },
  hard: { factors: ['any'] },
} as const
