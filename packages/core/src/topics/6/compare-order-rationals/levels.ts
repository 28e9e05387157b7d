export const levels = {
  easy: {
    pairs: [['integer', 'integer']],
    lists: [['integer', 'integer', 'integer', 'integer']],
    negatives: 2,
    most: 30,
  },
  medium: {
    pairs: [
      ['decimal', 'decimal'],
      ['fraction', 'fraction'],
      ['fraction', 'decimal'],
    ],
    lists: [
      ['decimal', 'decimal', 'decimal', 'decimal'],
      ['fraction', 'fraction', 'fraction', 'fraction'],
    ],
    negatives: 3,
    most: 3,
  },
  hard: {
    pairs: [
      ['fraction', 'decimal'],
      ['decimal', 'fraction'],
    ],
    lists: [
      ['fraction', 'decimal', 'integer', 'fraction', 'decimal'],
      ['decimal', 'fraction', 'decimal', 'integer', 'fraction'],
    ],
    negatives: 3,
    most: 4,
  },
} as const
