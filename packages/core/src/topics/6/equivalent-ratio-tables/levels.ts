export const levels = {
  easy: { tables: 'easy', terms: [1, 9], columns: 4, startsSmall: true, largest: 90, way: 'up' },
  medium: { tables: 'medium', terms: [2, 9], columns: 5, startsSmall: false, largest: 60, way: 'across' },
  hard: { tables: 'hard', terms: [2, 9], columns: 3, startsSmall: false, largest: 60 },
} as const
