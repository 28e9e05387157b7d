export const levels = {
  easy: { run: 'low', range: 'low', way: 'forward' },
  medium: { run: 'high', range: 'high', way: 'forward' },
  hard: { run: 'back', range: 'high', way: 'back' },
} as const
