export const levels = {
  easy: { kinds: ['picture graph'], keys: [2, 5, 10], halves: false },
  medium: { kinds: ['bar graph'], keys: [2, 5, 10], halves: false },
  hard: { kinds: ['bar graph', 'picture graph'], keys: [2, 10], halves: true },
} as const
