export const levels = {
  easy: { relations: ['complementary', 'supplementary', 'vertical'] },
  medium: { relations: ['supplementary', 'complementary', 'vertical'] },
  hard: { relations: ['vertical', 'supplementary'] },
} as const
