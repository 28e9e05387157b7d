export const levels = {
  easy: { kinds: ['ax', 'ay', 'x + y', 'x/y', 'x - y', 'xy', '-x/y', 'a - y', 'x/2'] },
  medium: { kinds: ['ax', 'ay', 'x + y'] },
  hard: { kinds: ['ax', 'ay', 'x + y'] },
} as const
