export const levels = { easy: {}, medium: {}, hard: {} }
