export const levels = {
  easy: { factors: ['mixed × whole'] },
  medium: { factors: ['mixed × fraction', 'simple mixed × mixed'] },
  hard: { factors: ['mixed × mixed'] },
} as const
