/** The levels differ in their stories: told in the order of the steps, told in another order, divided second or undone. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
