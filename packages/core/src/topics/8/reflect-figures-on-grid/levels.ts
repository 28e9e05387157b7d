/** Which lines a figure is reflected across. */
export const levels = {
  easy: { mirrors: 'axes' },
  medium: { mirrors: 'level and upright lines' },
  hard: { mirrors: 'diagonals, or two lines' },
} as const
