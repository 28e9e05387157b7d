export const levels = { easy: { numbers: 'whole' }, medium: { numbers: 'whole' }, hard: { numbers: 'any' } } as const
