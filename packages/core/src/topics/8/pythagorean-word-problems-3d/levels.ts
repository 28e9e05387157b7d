/** How a situation is shown, and how often the theorem is used. */
export const levels = {
  easy: { drawn: true, uses: 1 },
  medium: { drawn: false, uses: 1 },
  hard: { drawn: false, uses: 2 },
} as const
