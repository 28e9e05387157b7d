export const levels = {
  easy: { scales: ['ones'] },
  medium: { scales: ['halves', 'fives', 'twos'] },
  hard: { scales: ['ones'] },
} as const
