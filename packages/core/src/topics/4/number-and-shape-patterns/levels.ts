/** The levels differ in their forms: a rule told, a rule of two operations or of squares, a rule to find. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
