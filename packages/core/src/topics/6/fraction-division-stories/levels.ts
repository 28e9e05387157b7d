/** The levels differ in their stories: whole quotients, quotients with a part, two steps and what is left over. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
