/** The forms tell the levels apart: two actions, compound events of two actions, three stages or no replacement. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
