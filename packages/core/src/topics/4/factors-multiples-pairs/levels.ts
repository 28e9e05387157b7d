/** The levels differ in their forms and in their numbers: facts, numbers to 50, numbers to 100. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
