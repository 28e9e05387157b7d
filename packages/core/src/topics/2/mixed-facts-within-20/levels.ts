export const levels = {
  easy: { facts: ['within ten', 'to twenty'], drill: { 'within ten': 3, 'to twenty': 2 }, places: ['result'] },
  medium: {
    facts: ['across ten'],
    drill: { 'across ten': 8, teens: 2 },
    places: ['result'],
  },
  hard: { facts: ['across ten'], drill: { 'across ten': 15 }, places: ['first', 'second', 'result'] },
} as const
