/** How many columns a table has. */
export const levels = {
  easy: { columns: 4 },
  medium: { columns: 4 },
  hard: { columns: 3 },
} as const
