/** The levels differ in their forms: drawn wholes, facts to 6 wholes, missing denominators and choices among many. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
