/** The levels differ in their forms: words in the order of the work, words that turn it around, expressions that nobody calculates. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
