export const levels = {
  easy: {
    patterns: ['-×-', '-÷+', '+×-', '-÷-', '-×+', '+÷-'],
    sizes: [
      [2, 12],
      [2, 12],
    ],
  },
  medium: {
    patterns: ['-×+', '-÷-', '-×-', '+÷-', '+×-', '-÷+'],
    sizes: [
      [13, 49],
      [2, 9],
    ],
  },
  hard: {
    patterns: ['-×-', '-÷-', '+×-', '-÷+'],
    sizes: [
      [6, 25],
      [3, 12],
    ],
  },
} as const
