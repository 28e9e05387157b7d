/** Each level has its own stories, with the numbers that are likely in them. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
