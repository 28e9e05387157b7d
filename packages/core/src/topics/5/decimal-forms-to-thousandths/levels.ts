/** The levels differ in their forms: hundredths, thousandths without a 0, and thousandths with places that have 0. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
