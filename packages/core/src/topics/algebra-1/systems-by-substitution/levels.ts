export const levels = {
  easy: { kinds: ['solved'], isSolved: true },
  medium: { kinds: ['isolate'], isSolved: false },
  hard: {
    kinds: ['fraction solution', 'both need work', 'fraction coefficient', 'fraction solution', 'special'],
    isSolved: false,
  },
} as const
