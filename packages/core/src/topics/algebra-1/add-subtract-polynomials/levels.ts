export const levels = { easy: { signs: [1] }, medium: { signs: [1, -1] }, hard: { signs: [1, -1] } } as const
