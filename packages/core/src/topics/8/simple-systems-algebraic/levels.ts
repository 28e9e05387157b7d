export const levels = {
  easy: { kinds: ['both solved for y', 'one value given', 'both solved for y'] },
  medium: { kinds: ['one solved for a letter', 'to add or subtract'] },
  hard: { kinds: ['to multiply first', 'halves', 'to multiply first', 'a letter to be solved for', 'special'] },
} as const
