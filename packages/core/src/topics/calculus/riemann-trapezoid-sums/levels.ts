/** Drawn pieces are rectangles first, then trapezoids. */
export const levels = {
  easy: { figureRules: ['left', 'right'] },
  medium: { figureRules: ['trapezoid'] },
  hard: { figureRules: [] },
} as const
