/** The levels differ in their forms: the formula, the way back, outlines and several steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
