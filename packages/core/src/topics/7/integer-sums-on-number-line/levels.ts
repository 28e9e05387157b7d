/** The levels differ in their forms: arrows of a sum, then differences and distances, then parts of one unit and what is missing. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
