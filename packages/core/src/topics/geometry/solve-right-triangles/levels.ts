import { above, below } from './shared.ts'

export const levels = {
  easy: { pairings: above },
  medium: { pairings: below },
  hard: { pairings: below },
} as const
