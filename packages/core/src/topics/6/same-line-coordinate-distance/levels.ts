/** The levels differ in where the points lie: on one side of an axis, on two sides, then on a map or in a figure of several distances. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
