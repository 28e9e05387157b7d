/** The levels differ in their forms: one absolute value, then two that are put together or compared, then what they tell. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
