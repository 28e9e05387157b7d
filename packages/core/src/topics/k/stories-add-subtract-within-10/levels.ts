export const levels = {
  easy: { parts: 'easy', kinds: ['addTo'] },
  medium: { parts: 'medium', kinds: ['takeFrom', 'together'] },
  hard: { parts: 'hard', kinds: ['onePart'] },
} as const
