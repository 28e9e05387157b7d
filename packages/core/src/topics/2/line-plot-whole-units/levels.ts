/** How many whole lengths the line shows, and how many things were measured. */
export const levels = {
  easy: { ticks: [4, 5], data: [6, 10] },
  medium: { ticks: [5, 7], data: [8, 14] },
  hard: { ticks: [6, 8], data: [9, 12] },
} as const
export type Level = (typeof levels)[keyof typeof levels]
