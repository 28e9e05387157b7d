export const levels = { easy: { sign: 1 }, medium: { sign: -1 }, hard: { sign: -1 } } as const
