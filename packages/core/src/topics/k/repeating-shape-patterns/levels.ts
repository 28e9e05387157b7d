export const levels = {
  easy: { letters: ['AB'], differ: ['in both'] },
  medium: { letters: ['AAB', 'ABB', 'ABC'], differ: ['in shape', 'in fill'] },
  hard: { letters: ['AABB', 'ABA', 'ABC'], differ: ['in fill', 'in shape'] },
} as const
