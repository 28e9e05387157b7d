export const levels = {
  easy: { scale: 'whole' },
  medium: { scale: 'part' },
  hard: { scale: 'part' },
} as const
