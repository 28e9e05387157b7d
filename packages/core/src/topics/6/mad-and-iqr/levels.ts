/** The levels differ in their forms: one measure of data in order, then all steps of one measure, then two sets or two measures. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
