import { LOW, TEENS } from './parts.ts'

export const levels = {
  easy: { numbers: LOW, teens: 0 },
  medium: { numbers: TEENS, teens: 2 },
  hard: { numbers: TEENS, teens: 2 },
} as const
