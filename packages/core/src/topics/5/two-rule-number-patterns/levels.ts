/** The levels differ in their forms: rules that are told, rules to find, patterns that do not both start at 0. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
