export const levels = {
  easy: { inputs: 'small', shapes: ['a + n'] },
  medium: { inputs: 'any', shapes: ['a + n', 'na'] },
  hard: { inputs: 'any', shapes: ['x + h', 'a + n'] },
} as const
