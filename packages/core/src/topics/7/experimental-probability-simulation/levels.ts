/** The forms tell the levels apart: one relative frequency, comparing and predicting, simulations. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
