/** The steps of a problem. */
export const levels = { easy: { steps: 1 }, medium: { steps: 2 }, hard: { steps: 3 } } as const
