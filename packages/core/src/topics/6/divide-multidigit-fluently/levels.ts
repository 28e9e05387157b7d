/** The levels differ in their forms and in the length of dividend and divisor. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
