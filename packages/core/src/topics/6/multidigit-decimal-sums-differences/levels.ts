/** The levels differ in their forms and numbers: equal places, different places, three terms and zeros to regroup across. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
