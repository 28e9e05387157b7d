export const levels = {
  easy: { joins: 2 },
  medium: { joins: 2 },
  hard: { joins: 3 },
} as const
