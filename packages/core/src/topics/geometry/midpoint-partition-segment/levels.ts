const RATIOS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [3, 4],
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [4, 3],
] as const

const HARD_RATIOS = [...RATIOS, [2, 5], [3, 5], [1, 5], [5, 2], [5, 3], [5, 4], [4, 5]] as const

export const levels = { easy: { ratios: RATIOS }, medium: { ratios: RATIOS }, hard: { ratios: HARD_RATIOS } } as const
