/** The levels differ in their forms: exact results by basic facts, estimated products, quotients and judgments. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
