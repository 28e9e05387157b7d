export const levels = {
  easy: { gaps: [], picture: ['frames', 'blocks'] },
  medium: { gaps: ['ones of the teen', 'ones to the teen', 'ones before the ten'], picture: [] },
  hard: { gaps: ['ten first', 'teen first', 'ten second', 'teen last'], picture: [] },
} as const
