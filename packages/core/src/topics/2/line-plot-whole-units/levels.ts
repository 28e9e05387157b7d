/** How many whole lengths the line shows, how many things were measured, and which things. */
export const levels = {
  easy: { ticks: [4, 5], data: [6, 10], things: 0 },
  medium: { ticks: [5, 7], data: [8, 14], things: 1 },
  hard: { ticks: [6, 8], data: [9, 12], things: 2 },
} as const
export type Level = (typeof levels)[keyof typeof levels]
