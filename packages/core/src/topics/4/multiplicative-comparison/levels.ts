/** The levels differ in their forms: sentences and pictures, one step with a diagram or an equation, two steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
