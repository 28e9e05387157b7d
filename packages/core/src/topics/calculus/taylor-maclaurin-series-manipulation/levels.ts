export const levels = { easy: { multiply: false }, medium: { multiply: true }, hard: {} } as const
