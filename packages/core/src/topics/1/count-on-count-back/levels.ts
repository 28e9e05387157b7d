export const levels = {
  easy: { facts: 'easy', to: 10 },
  medium: { facts: 'medium', to: 20 },
  hard: { facts: 'hard', to: 20 },
} as const
