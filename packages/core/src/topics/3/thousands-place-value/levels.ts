/** The levels differ in their forms: no zero digit, one zero digit, regrouping and several steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
