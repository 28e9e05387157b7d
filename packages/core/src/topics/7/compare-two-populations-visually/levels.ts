/** The levels differ in their forms: center and spread read off dot plots, then means in multiples of the MAD, then a conclusion. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
