/** Plain arithmetic, as most worksheets are; a topic that draws a figure for each problem costs many times more. */
export const ENTRY = { id: 'a', grade: '7', topic: 'multiply-divide-integers', difficulty: 'medium' } as const

const FIGURES = [
  ['k', 'count-objects-to-20', 'hard'],
  ['4', 'measure-draw-angles-protractor', 'medium'],
  ['5', 'plot-points-first-quadrant', 'medium'],
  ['8', 'rotate-figures-on-grid', 'hard'],
  ['algebra-1', 'graph-quadratic-functions', 'medium'],
] as const

/** As many problems as a request may ask for, each with a large figure. */
export const WITH_FIGURES = FIGURES.map(([grade, topic, difficulty]) => ({ id: topic, grade, topic, difficulty, count: 30 }))
