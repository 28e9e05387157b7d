export const levels = {
  easy: { moved: false, most: 10 },
  medium: { moved: true, most: 10 },
  hard: { moved: true, most: 5 },
} as const
