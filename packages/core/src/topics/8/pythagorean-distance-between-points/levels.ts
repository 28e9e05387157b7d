/** Whether the right triangle is drawn, and how many lengths a problem takes. */
export const levels = {
  easy: { isDrawn: true, lengths: 1 },
  medium: { isDrawn: false, lengths: 1 },
  hard: { isDrawn: false, lengths: 2 },
} as const
