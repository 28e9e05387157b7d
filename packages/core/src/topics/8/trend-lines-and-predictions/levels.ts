/** Forms differ by level; the settings hold their numbers. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
