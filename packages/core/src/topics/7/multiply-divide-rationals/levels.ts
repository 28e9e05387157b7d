/** The levels differ in their forms: two numbers, then factors to cancel or find, then mixed numbers, complex fractions and several factors. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
