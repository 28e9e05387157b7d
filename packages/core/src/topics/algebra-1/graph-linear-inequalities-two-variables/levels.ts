export const levels = {
  easy: { kinds: ['whole', 'straight', 'whole'] },
  medium: { kinds: ['fraction', 'standard'], read: ['whole', 'fraction', 'straight'] },
  hard: { kinds: ['negative'], read: ['fraction'] },
} as const
