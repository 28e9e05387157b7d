export const levels = {
  easy: { digits: 'no zeros' },
  medium: { digits: 'some with a zero' },
  hard: { digits: 'one zero' },
} as const
