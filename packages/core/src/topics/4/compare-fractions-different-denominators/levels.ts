/** The levels differ in their forms and pairs: with 1/2 or 1, one denominator a multiple of the other, no such help. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
