/** The sides whose square is asked for: the hypotenuse at first, later a leg. */
export const levels = {
  easy: { squareAskedOn: ['AB'] },
  medium: { squareAskedOn: ['BC', 'CA'] },
  hard: { squareAskedOn: ['BC', 'CA'] },
} as const
