export const levels = {
  easy: { kinds: ['two zeros'] },
  medium: { kinds: ['two zeros', 'factored', 'two zeros', 'factored', 'no zeros'] },
  hard: { kinds: ['two zeros', 'factored', 'no zeros'] },
} as const
