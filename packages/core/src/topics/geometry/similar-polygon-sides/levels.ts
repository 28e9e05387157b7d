export const levels = {
  easy: { kinds: ['triangle', 'rectangle', 'trapezoid', 'triangle'], isTurned: false },
  medium: { kinds: ['triangle', 'trapezoid', 'triangle'], isTurned: true },
  hard: {},
} as const
