/** Parts of an inch on the ruler and the line plot; how many ticks and values a plot has. */
export const levels = {
  easy: { parts: 2, ticks: [5, 7], data: [7, 11] },
  medium: { parts: 4, ticks: [6, 8], data: [9, 13] },
  hard: { parts: 4, ticks: [7, 8], data: [10, 12] },
} as const
export type Level = (typeof levels)[keyof typeof levels]
