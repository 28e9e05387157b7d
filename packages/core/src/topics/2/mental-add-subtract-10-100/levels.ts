export const levels = {
  easy: { by: [10, -100, 100, -10] },
  medium: { by: [-10, -100] },
  hard: { by: [10, -10] },
} as const
