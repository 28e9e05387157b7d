export const levels = {
  easy: { purse: 'sorted small coins' },
  medium: { purse: 'with quarters' },
  hard: { purse: 'with quarters' },
} as const
