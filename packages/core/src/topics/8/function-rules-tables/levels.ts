/** The inputs of the tables. */
export const levels = {
  easy: { inputs: [-5, 10] },
  medium: { inputs: [-8, 12] },
  hard: { inputs: [-6, 6] },
} as const
