export const levels = {
  easy: { terms: [1, 9], columns: 4, startsSmall: true, largest: 90 },
  medium: { terms: [2, 9], columns: 5, startsSmall: false, largest: 60 },
  hard: { terms: [2, 9], columns: 3, startsSmall: false, largest: 60 },
} as const
