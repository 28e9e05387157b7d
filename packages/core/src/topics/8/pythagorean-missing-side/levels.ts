export const levels = {
  easy: { missing: ['AB'] },
  medium: { missing: ['AB', 'BC', 'CA'] },
  hard: { missing: ['AB', 'BC', 'CA'] },
} as const
