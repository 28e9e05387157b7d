const ITALIC_H = 0x210e
const ALPHABETS = [
  { first: 0x1d44e, last: 0x1d467, plain: 0x61 },
  { first: 0x1d434, last: 0x1d44d, plain: 0x41 },
  { first: 0x1d6fc, last: 0x1d714, plain: 0x3b1 },
]

/** The ordinary letter of a mathematical italic one: a reader who searches for x finds 𝑥. */
export function plainLetter(codePoint: number): number {
  if (codePoint === ITALIC_H) return 0x68
  const alphabet = ALPHABETS.find(({ first, last }) => codePoint >= first && codePoint <= last)
  return alphabet ? codePoint - alphabet.first + alphabet.plain : codePoint
}

/** The mathematical italic of a letter; anything else stays upright. */
export function italicLetter(codePoint: number): number {
  if (codePoint === 0x68) return ITALIC_H
  const alphabet = ALPHABETS.find(({ first, last, plain }) => codePoint >= plain && codePoint <= plain + last - first)
  return alphabet ? codePoint - alphabet.plain + alphabet.first : codePoint
}
