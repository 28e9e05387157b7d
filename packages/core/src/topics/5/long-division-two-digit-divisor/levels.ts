export const levels = {
  easy: { kinds: ['friendly divisor'] },
  medium: { kinds: ['any divisor'] },
  hard: { kinds: ['zero in the tens', 'four digits'] },
} as const
