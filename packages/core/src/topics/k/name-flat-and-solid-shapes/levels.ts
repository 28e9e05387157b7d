import { SOLIDS } from './parts.ts'

export const levels = {
  easy: { names: ['circle', 'square', 'triangle', 'rectangle'], turned: false },
  medium: { names: ['circle', 'square', 'triangle', 'rectangle', 'hexagon'], turned: true },
  hard: { names: SOLIDS, turned: false },
} as const
