const fives = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90]

const whole = [2, 3, 4, 6, 7, 8, 9, 11, 12, 14, 16, 18, 21, 22, 24, 26, 28, 32, 36, 38, 42, 44, 46, 52, 64, 68, 76, 84]

export const levels = {
  easy: { rates: fives, range: [10, 200] },
  medium: { rates: whole, range: [20, 800] },
  hard: { rates: [...fives.slice(0, 12), 4, 8, 12, 16], range: [20, 800] },
} as const
