import type { Level } from './operations.ts'

export const levels = {
  easy: { numbers: 'small' },
  medium: { numbers: 'medium' },
  hard: { numbers: 'large' },
} as const satisfies Record<string, Level>
