/** The forms tell the levels apart: three sides, the range of the third side, and what else fixes a triangle. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
