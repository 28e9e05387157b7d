const TURNS_OF_FIGURES = [
  ['triangle', 1],
  ['quadrilateral', 2],
  ['triangle', 3],
  ['quadrilateral', 1],
  ['triangle', 2],
  ['quadrilateral', 3],
] as const

export const levels = {
  easy: {
    turns: [
      ['triangle', 2],
      ['segment', 1],
      ['segment', 3],
    ],
    direct: true,
    center: 'origin',
  },
  // The half turn of a triangle is of the easy level.
  medium: {
    turns: TURNS_OF_FIGURES.filter(([shape, quarters]) => shape !== 'triangle' || quarters !== 2),
    direct: false,
    center: 'origin',
  },
  hard: { turns: TURNS_OF_FIGURES, direct: false, center: 'other' },
} as const
