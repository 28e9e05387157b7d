/** The levels differ in the figure: a drawn rectangle of the first quadrant, one of four quadrants from its vertices, then slanted sides, maps and unknown vertices. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
