/** Forms differ by level; all their graphs are drawn by the forms. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
