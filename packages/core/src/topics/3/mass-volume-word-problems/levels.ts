/** The levels differ in their stories: a sum or difference, a product or quotient, two steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
