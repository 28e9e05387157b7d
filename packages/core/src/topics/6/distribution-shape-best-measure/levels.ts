/** The levels differ in their forms: what a plot looks like, then mean or median, then center and spread with their values. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
