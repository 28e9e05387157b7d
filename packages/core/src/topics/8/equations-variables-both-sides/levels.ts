export const levels = {
  easy: { kinds: ['all positive'], read: 'all positive' },
  medium: { kinds: ['any signs', 'one bracket', 'any signs', 'fraction solution'], read: 'any signs' },
  hard: { kinds: ['two brackets', 'subtracted bracket', 'brackets with a fraction solution'], read: 'any signs' },
} as const
