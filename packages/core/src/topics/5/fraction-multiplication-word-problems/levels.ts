export const levels = {
  easy: { isEasy: true },
  medium: { isEasy: false },
  hard: { isEasy: false },
} as const
