/** The levels differ in their forms: names and values of a rule that is told, a rule that is found, a rule that is used both ways. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
