/** The levels differ in their forms and in the length of their factors. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
