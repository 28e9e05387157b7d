/** The levels differ in their forms: whole numbers, tenths and compatible numbers, and what an estimate tells. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
