/** How many triangles, and whether their angles are numbers. */
export const levels = {
  easy: { triangles: 1, hasLetters: false },
  medium: { triangles: 1, hasLetters: true },
  hard: { triangles: 2, hasLetters: false },
} as const
