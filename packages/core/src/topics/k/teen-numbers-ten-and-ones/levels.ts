export const levels = {
  easy: { gaps: [], picture: ['frames', 'blocks'] },
  medium: { gaps: ['ones of the teen', 'ones to the teen', 'ones before the ten'], picture: [] },
  hard: { gaps: ['ten first', 'ten second'], picture: [] },
} as const
