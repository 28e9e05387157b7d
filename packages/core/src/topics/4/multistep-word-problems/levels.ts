/** The levels differ in their stories: a product and one more step, a division and one more step, three steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
