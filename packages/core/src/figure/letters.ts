/** Capital letters as strokes in a box from −50 to 50, y upwards: their symmetries are exact. */
const LETTERS = {
  A: ['M -36 -50 L 0 50 L 36 -50', 'M -23 -14 L 23 -14'],
  B: ['M -28 -50 L -28 50 L 2 50 C 40 50 40 0 2 0 L -28 0', 'M 2 0 C 40 0 40 -50 2 -50 L -28 -50'],
  C: ['M 34 30 C 12 64 -40 54 -40 0 C -40 -54 12 -64 34 -30'],
  D: ['M -32 50 L -32 -50 L -6 -50 C 48 -50 48 50 -6 50 Z'],
  E: ['M 28 50 L -28 50 L -28 -50 L 28 -50', 'M -28 0 L 20 0'],
  F: ['M 28 50 L -28 50 L -28 -50', 'M -28 4 L 18 4'],
  G: ['M 34 30 C 12 64 -40 54 -40 0 C -40 -54 12 -64 34 -30 L 34 -4 L 8 -4'],
  H: ['M -30 50 L -30 -50', 'M 30 50 L 30 -50', 'M -30 0 L 30 0'],
  I: ['M 0 50 L 0 -50'],
  J: ['M 18 50 L 18 -20 C 18 -60 -30 -60 -30 -20'],
  K: ['M -28 50 L -28 -50', 'M 30 50 L -28 0 L 30 -50'],
  L: ['M -26 50 L -26 -50 L 28 -50'],
  M: ['M -38 -50 L -38 50 L 0 -10 L 38 50 L 38 -50'],
  N: ['M -30 -50 L -30 50 L 30 -50 L 30 50'],
  O: ['M 0 50 C 54 50 54 -50 0 -50 C -54 -50 -54 50 0 50 Z'],
  P: ['M -26 -50 L -26 50 L 4 50 C 40 50 40 -2 4 -2 L -26 -2'],
  Q: ['M 0 50 C 54 50 54 -50 0 -50 C -54 -50 -54 50 0 50 Z', 'M 12 -22 L 38 -50'],
  R: ['M -26 -50 L -26 50 L 4 50 C 40 50 40 -2 4 -2 L -26 -2', 'M 2 -2 L 34 -50'],
  S: ['M 28 36 C 12 58 -32 54 -30 24 C -28 4 -14 3 0 0 C 14 -3 28 -4 30 -24 C 32 -54 -12 -58 -28 -36'],
  T: ['M -36 50 L 36 50', 'M 0 50 L 0 -50'],
  U: ['M -30 50 L -30 -12 C -30 -62 30 -62 30 -12 L 30 50'],
  V: ['M -36 50 L 0 -50 L 36 50'],
  W: ['M -48 50 L -25 -50 L 0 26 L 25 -50 L 48 50'],
  X: ['M -34 50 L 34 -50', 'M 34 50 L -34 -50'],
  Y: ['M -36 50 L 0 -2 L 36 50', 'M 0 -2 L 0 -50'],
  Z: ['M -32 50 L 32 50 L -32 -50 L 32 -50'],
} as const

export type StrokeLetter = keyof typeof LETTERS
export const isStrokeLetter = (text: string): text is StrokeLetter => Object.hasOwn(LETTERS, text)
export const strokesOf = (letter: StrokeLetter): readonly string[] => LETTERS[letter]
