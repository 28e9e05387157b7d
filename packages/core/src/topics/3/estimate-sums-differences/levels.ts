/** The levels differ in their forms: two digits to tens, three digits to hundreds, carries and several numbers. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
