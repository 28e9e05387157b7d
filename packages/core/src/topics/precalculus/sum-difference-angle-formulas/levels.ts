export const levels = {
  easy: { ratios: ['sin'] },
  medium: { ratios: ['sin', 'cos'] },
  hard: { ratios: ['tan'] },
} as const
