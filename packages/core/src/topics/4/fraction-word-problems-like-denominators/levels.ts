/** The levels differ in their stories: a sum or difference below 1, a product or what is left of wholes, two steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
