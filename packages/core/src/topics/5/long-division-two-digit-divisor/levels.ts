export const levels = {
  easy: { kinds: ['friendly divisor'] },
  medium: { kinds: ['any divisor'] },
  hard: { kinds: ['zero in the quotient', 'four digits'] },
} as const
