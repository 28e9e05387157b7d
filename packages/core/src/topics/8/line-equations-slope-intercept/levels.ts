/** How far the points of a line lie from the axes at most. */
export const levels = { easy: { most: 9 }, medium: { most: 10 }, hard: { most: 12 } } as const
