export const levels = {
  easy: { kinds: ['whole', 'straight', 'whole'] },
  medium: { kinds: ['fraction', 'standard'] },
  hard: { kinds: ['negative'] },
} as const
