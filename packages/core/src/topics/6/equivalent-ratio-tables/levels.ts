export const levels = {
  easy: { terms: [1, 9], columns: 4, startsSmall: true, largest: 90, way: 'up' },
  medium: { terms: [2, 9], columns: 5, startsSmall: false, largest: 60, way: 'across' },
  hard: { terms: [2, 9], columns: 3, startsSmall: false, largest: 60 },
} as const
