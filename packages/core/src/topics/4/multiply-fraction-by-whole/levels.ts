/** The levels differ in their forms and numbers: unit fractions, products to 5, what is missing and products beyond. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
