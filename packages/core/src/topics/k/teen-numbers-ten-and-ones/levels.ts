export const levels = {
  easy: { gaps: [], picture: ['frames', 'blocks'] },
  medium: { gaps: ['ones of the teen', 'teen of the ones', 'teen first'], picture: [] },
  hard: { gaps: ['ten first', 'ten second'], picture: [] },
} as const
