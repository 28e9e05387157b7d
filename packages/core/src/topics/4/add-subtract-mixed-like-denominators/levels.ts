/** The levels differ in their forms and numbers: no regrouping, one regrouping, several steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
