export const levels = {
  easy: { kinds: ['whole by fraction', 'equal denominators', 'unit fraction by fraction'], pieces: 'from a whole' },
  medium: { kinds: ['unlike denominators'], pieces: 'from a fraction' },
  hard: { kinds: ['mixed by fraction', 'mixed by mixed'], pieces: 'mixed' },
} as const
