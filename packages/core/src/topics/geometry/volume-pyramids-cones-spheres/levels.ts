export const levels = {
  easy: { shapes: ['pyramid', 'cone', 'sphere'], bys: ['plain'] },
  medium: { shapes: ['cone', 'pyramid', 'sphere', 'hemisphere'], bys: ['slant', 'diameter'] },
  hard: {},
} as const
