/** The levels differ in their forms: one whole number, then decimals, fractions and the meaning of 0, then two numbers that are put together. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
