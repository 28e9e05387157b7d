/** How many ticks and values a plot has. */
export const levels = {
  easy: { things: 'easy', ticks: [7, 8], data: [8, 12] },
  medium: { things: 'medium', ticks: [7, 8], data: [9, 12] },
  hard: { things: 'hard', ticks: [7, 8], data: [8, 12] },
} as const
export type Level = (typeof levels)[keyof typeof levels]
