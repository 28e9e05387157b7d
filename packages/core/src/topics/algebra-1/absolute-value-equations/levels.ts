export const levels = {
  easy: { kinds: ['|x + a| = c', '|x + a| = c', '|x| = c', '|x + a| = c'] },
  medium: { kinds: ['a|x + b| + c = d', '|ax + b| = c'] },
  hard: { kinds: ['|ax + b| = cx + d', '|ax + b| = |cx + d|', '|ax + b| = cx + d'] },
} as const
