export const levels = {
  easy: { longest: 10 },
  medium: { longest: 50 },
  hard: { longest: 30 },
} as const
