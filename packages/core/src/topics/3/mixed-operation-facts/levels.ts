import { wholes } from '../../../author.ts'

export const levels = {
  easy: { factors: [2, 5, 10], regroups: false },
  medium: { factors: [3, 4, 6, 7, 8, 9], regroups: true },
  hard: { factors: wholes(4, 9), regroups: true },
} as const
