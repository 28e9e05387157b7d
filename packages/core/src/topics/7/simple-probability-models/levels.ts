export const levels = { easy: { kinds: 3 }, medium: { kinds: 3 }, hard: { kinds: 2 } } as const
