export const levels = {
  easy: { length: 'inside one hour', hours: [2, 11] },
  medium: { length: 'across one hour mark', hours: [2, 9] },
  hard: { length: 'hours and minutes', hours: [8, 11] },
} as const
