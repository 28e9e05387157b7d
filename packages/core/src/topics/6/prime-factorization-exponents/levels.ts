/** The levels differ in their forms: products without exponents, with exponents, and what a factorization tells of a number. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
