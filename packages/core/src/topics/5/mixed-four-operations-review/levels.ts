export const levels = { easy: { size: 'small' }, medium: { size: 'middle' }, hard: { size: 'large' } } as const
