/** How many ticks and values a plot has. */
export const levels = {
  easy: { ticks: [7, 8], data: [8, 12] },
  medium: { ticks: [7, 8], data: [9, 12] },
  hard: { ticks: [7, 8], data: [8, 12] },
} as const
export type Level = (typeof levels)[keyof typeof levels]
