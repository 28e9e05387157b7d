/** How many ticks and values a plot has. */
export const levels = {
  easy: { ticks: [5, 7], data: [8, 10] },
  medium: { ticks: [7, 8], data: [10, 14] },
  hard: { ticks: [7, 8], data: [10, 12] },
} as const
export type Level = (typeof levels)[keyof typeof levels]
