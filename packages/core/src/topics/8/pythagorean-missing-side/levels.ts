export const levels = {
  easy: { missing: ['AB'] },
  medium: { missing: ['BC', 'CA'] },
  hard: { missing: ['AB', 'BC', 'CA'] },
} as const
