/** The levels differ in their forms: judge a sample, then predict from one, then from several or from the better of two. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
