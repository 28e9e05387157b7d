/** The levels differ in their forms and in their numbers: one factor shown, one factor to find, two factors. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
