/** The greatest whole number before the decimal point. */
export const levels = { easy: { wholes: 0 }, medium: { wholes: 9 }, hard: { wholes: 39 } } as const
