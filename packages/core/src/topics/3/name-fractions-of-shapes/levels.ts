import { DENOMINATORS } from './fraction-pictures.ts'

export interface Level {
  readonly parts: readonly number[]
  readonly shaded: 'one' | 'several'
}

export const levels = {
  easy: { parts: DENOMINATORS, shaded: 'one' },
  medium: { parts: [3, 4, 6, 8], shaded: 'several' },
  hard: { parts: [3, 4, 6, 8], shaded: 'several' },
} as const satisfies Record<string, Level>
