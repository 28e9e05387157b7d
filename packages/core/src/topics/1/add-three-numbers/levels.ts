export const levels = {
  easy: { draw: 'small' },
  medium: { draw: 'tenOrDouble' },
  hard: { draw: 'tenOrDouble' },
} as const
