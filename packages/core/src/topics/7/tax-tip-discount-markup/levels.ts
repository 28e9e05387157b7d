export const levels = { easy: { receipt: 'easy' }, medium: { receipt: 'medium' }, hard: { receipt: 'hard' } } as const
