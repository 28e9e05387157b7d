/** The levels differ in their forms: a frame to fill, the whole product, sums with letters. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
