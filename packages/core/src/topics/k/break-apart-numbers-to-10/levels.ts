import { KNOWN } from './parts.ts'

export const levels = {
  easy: { known: KNOWN.small },
  medium: { known: KNOWN.large },
  hard: { known: KNOWN.large },
} as const
