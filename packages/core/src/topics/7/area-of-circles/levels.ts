export const levels = { easy: { given: 'radius' }, medium: { given: 'diameter' }, hard: { given: 'diameter' } } as const
