export const levels = {
  easy: { hasHole: false },
  medium: { hasHole: true },
  hard: { hasHole: true },
} as const
