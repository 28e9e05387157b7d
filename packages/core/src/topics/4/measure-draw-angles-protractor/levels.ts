export const levels = {
  easy: { steps: [10, 360] },
  medium: { steps: [5, 10] },
  hard: { steps: [1, 5] },
} as const
