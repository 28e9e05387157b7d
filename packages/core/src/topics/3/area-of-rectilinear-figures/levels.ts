/** What the figures are, and how long their longest side may be. */
export const levels = {
  easy: { outlines: ['l'], longest: 8 },
  medium: { outlines: ['l', 't'], longest: 12 },
  hard: { outlines: ['u', 'step'], longest: 15 },
} as const
