export const levels = { easy: { unknowns: 0 }, medium: { unknowns: 1 }, hard: { unknowns: 2 } } as const
