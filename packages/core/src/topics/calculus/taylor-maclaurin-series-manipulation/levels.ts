export const levels = { easy: { multiply: false }, medium: { multiply: true }, hard: { multiply: true } } as const
