/** The levels differ in their forms: one question, then several questions of one theme, then a whole study. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
