export const levels = {
  easy: { pairs: ['nothing regrouped'] },
  medium: { pairs: ['a ten', 'a hundred'] },
  hard: {
    pairs: [
      'a hundred and a ten',
      'no tens',
      'a hundred and a ten',
      'no tens and no ones',
      'a hundred and a ten',
      'no ones',
    ],
  },
} as const
