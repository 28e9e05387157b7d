import { FIVES } from './parts.ts'

export const levels = {
  easy: { minutes: [0, 15, 30, 45] },
  medium: { minutes: FIVES.filter(minute => minute % 15 > 0) },
  hard: { minutes: FIVES.slice(1) },
} as const
