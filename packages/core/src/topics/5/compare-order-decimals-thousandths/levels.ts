/** The levels differ in their forms: as many places, different places, and several numbers with one to three places. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
