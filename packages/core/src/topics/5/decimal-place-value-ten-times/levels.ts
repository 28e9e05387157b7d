/** The levels differ in their forms: one digit, a neighboring place, and places that are two or three apart. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
