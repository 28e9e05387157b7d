/** The levels differ in their stories: below 1 with one denominator that fits both, above 1, two steps and wrong answers. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
