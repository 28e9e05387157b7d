import type { Level } from './parts.ts'

export const levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>> = {
  easy: { numbers: 'whole', least: 1 },
  medium: { numbers: 'whole', least: 2 },
  hard: { numbers: 'any', least: 3 },
}
