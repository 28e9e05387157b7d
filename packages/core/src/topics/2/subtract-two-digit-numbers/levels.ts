export const levels = {
  easy: { pairs: 'no regrouping' },
  medium: { pairs: 'regrouping' },
  hard: { pairs: 'from tens or a hundred' },
} as const
