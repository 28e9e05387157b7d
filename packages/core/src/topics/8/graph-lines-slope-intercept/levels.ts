export const levels = {
  easy: { kinds: ['whole slope'] },
  medium: {
    kinds: [
      'fraction slope',
      'fraction through the origin',
      'fraction slope',
      'fraction slope',
      'level',
      'fraction slope',
    ],
  },
  hard: { kinds: ['to solve for y'] },
} as const
