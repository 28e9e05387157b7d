export const levels = {
  easy: { top: [12, 98], carries: [0, 1] },
  medium: { top: [112, 987], carries: [1, 3], zero: true },
  hard: { top: [1112, 9876], carries: [1, 4] },
} as const
