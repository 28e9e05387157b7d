/** Denominators whose decimals end, and those whose decimals repeat. */
export const levels = {
  easy: { ending: [8, 20, 25], repeating: [9, 3] },
  medium: { ending: [16], repeating: [12, 11, 6, 33] },
  hard: { ending: [40], repeating: [27, 37, 44] },
} as const
