export const levels = { easy: { repeats: true }, medium: { repeats: false }, hard: { repeats: false } } as const
