/** Two multipliers, neither of which is a multiple of the other. */
export const unlikeFactors = [
  [2, 3],
  [3, 2],
  [2, 5],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [4, 6],
  [6, 4],
  [5, 2],
  [4, 5],
  [5, 6],
] as const
