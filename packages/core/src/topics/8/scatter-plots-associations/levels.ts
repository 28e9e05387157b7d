export const levels = { easy: { count: 12 }, medium: { count: 14 }, hard: { count: 10 } } as const
