/** Every how many lines of the scale one bears its number. */
export const levels = { easy: { every: 1 }, medium: { every: 1 }, hard: { every: 2 } }
