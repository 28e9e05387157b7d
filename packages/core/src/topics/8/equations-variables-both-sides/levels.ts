export const levels = {
  easy: { kinds: ['all positive'] },
  medium: { kinds: ['any signs', 'one bracket', 'any signs', 'fraction solution'] },
  hard: { kinds: ['two brackets', 'subtracted bracket', 'fractions', 'brackets with a fraction solution'] },
} as const
