/** The levels differ in their forms: one drawn plot, then data and parts of a plot, then two plots or a summary that is not complete. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
