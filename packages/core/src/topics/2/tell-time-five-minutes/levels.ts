import { FIVES } from './parts.ts'

export const levels = {
  easy: { minutes: [0, 15, 30] },
  medium: { minutes: FIVES.filter(minute => minute % 15 > 0 || minute === 45) },
  hard: { minutes: [45, 5, 40, 50, 35, 55] },
} as const
