export const levels = { easy: { steps: 'none' }, medium: { steps: 'two' }, hard: { steps: 'negative' } } as const
