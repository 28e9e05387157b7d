/** The levels differ in their forms: millions, hundred millions with zeros, and whole periods of zeros. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
