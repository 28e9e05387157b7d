/** The forms tell the levels apart: percents that are read, parts of a total, angles and wholes. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
