/** The levels differ in their stories and forms: sums and products of whole numbers; all four operations with decimals; fractions of a whole and shapes, with a number too many. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
