export const levels = { easy: {}, medium: {}, hard: {} } as const
