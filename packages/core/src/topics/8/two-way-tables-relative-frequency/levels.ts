export const levels = { easy: { most: 25 }, medium: { most: 48 }, hard: { most: 48 } } as const
