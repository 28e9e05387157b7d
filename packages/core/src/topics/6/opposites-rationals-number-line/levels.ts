/** The levels differ in their lines: every mark has its number, whole numbers alone have one, two marks have one. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
