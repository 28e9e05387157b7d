const EXACT = 1e-9
const DRAWN = 1e-5

const within = (a: number, b: number, share: number): boolean =>
  a === b || Math.abs(a - b) < share * Math.max(1, Math.abs(a), Math.abs(b))

/** Whether two computed numbers are the same but for the last bits of their arithmetic. */
export const isNear = (a: number, b: number): boolean => within(a, b, EXACT)

/** Whether a place or size that is drawn, and kept to six decimals, is the one that was meant. */
export const isAsDrawn = (a: number, b: number): boolean => within(a, b, DRAWN)
