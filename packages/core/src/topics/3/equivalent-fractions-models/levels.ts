/** The levels differ in their forms and facts: both models shaded, one of them shaded, no model. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
