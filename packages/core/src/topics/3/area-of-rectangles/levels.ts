export const levels = {
  easy: { sides: [2, 8] },
  medium: { sides: [3, 9] },
  hard: { sides: [3, 10] },
} as const
