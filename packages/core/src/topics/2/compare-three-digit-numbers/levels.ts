export const levels = {
  easy: { lists: 'different hundreds', count: 3 },
  medium: { lists: 'same beginning', count: 3 },
  hard: { lists: 'mixed digits', count: 4 },
} as const
