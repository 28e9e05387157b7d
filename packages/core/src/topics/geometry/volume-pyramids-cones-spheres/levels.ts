export const levels = {
  easy: { round: ['cone', 'sphere'], bys: ['plain'] },
  medium: { round: ['cone', 'hemisphere'], rounded: ['hemisphere', 'cone'], bys: ['slant', 'diameter'] },
  hard: {},
} as const
