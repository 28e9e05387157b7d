export const levels = {
  easy: { round: ['cone', 'sphere'], rounded: ['sphere', 'cone'], bys: ['plain'] },
  medium: { round: ['cone', 'hemisphere'], rounded: ['hemisphere', 'cone'], bys: ['slant', 'diameter'] },
  hard: {},
} as const
