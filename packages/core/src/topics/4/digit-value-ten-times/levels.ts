/** The levels differ in their forms: one digit, ten times as much, and 100 or 1,000 times as much. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
