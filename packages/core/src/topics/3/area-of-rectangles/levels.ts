export const levels = {
  easy: { sides: [2, 8] },
  medium: { sides: [2, 10] },
  hard: { sides: [3, 10] },
} as const
