import { MOVED } from './parts.ts'

export const levels = {
  easy: { styles: ['standard'], most: 5 },
  medium: { styles: MOVED, most: 6 },
  hard: { styles: MOVED, most: 6 },
} as const
