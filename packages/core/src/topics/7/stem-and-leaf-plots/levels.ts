/** The levels differ in their forms: a plot to read, then one to make and to sum up, then two groups on one stem or a leaf to find. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
