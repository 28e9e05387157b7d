export const levels = { easy: { isAnyAngle: false }, medium: { isAnyAngle: true }, hard: { isAnyAngle: true } } as const
