export const levels = {
  easy: { wholes: [1, 1], kind: 'unit' },
  medium: { wholes: [1, 1], kind: 'proper' },
  hard: { wholes: [2, 3], kind: 'over one' },
} as const
