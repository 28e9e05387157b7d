/** How many columns a table has. */
export const levels = { easy: { columns: 3 }, medium: { columns: 3 }, hard: { columns: 3 } } as const
