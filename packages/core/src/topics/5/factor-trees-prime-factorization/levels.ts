/** The levels differ in their forms and in their numbers: to 50, to 100, to 200. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
