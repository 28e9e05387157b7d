/** The levels differ in their numbers and forms: another first digit, the same first digits, several forms or steps. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
