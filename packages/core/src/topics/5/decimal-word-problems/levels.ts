/** The levels differ in their stories: one sum or difference, one product or quotient, and two operations of different kinds. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
