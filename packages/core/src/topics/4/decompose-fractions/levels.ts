/** The levels differ in their forms and numbers: fractions with a picture, fractions without one, mixed numbers. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
