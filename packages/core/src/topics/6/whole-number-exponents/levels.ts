/** The levels differ in their forms: a power and its product, larger and broken bases, powers that are compared or sought. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
