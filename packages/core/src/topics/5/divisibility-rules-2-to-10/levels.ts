/** The levels differ in their forms and in the rules that they ask for. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
