export const levels = {
  easy: { numbers: 'to four digits' },
  medium: { numbers: 'close call' },
  hard: { numbers: 'chain of nines' },
} as const
