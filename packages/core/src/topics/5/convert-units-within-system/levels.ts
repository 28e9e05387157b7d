import type { Level } from './conversions.ts'

export const levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>> = {
  easy: { conversions: ['whole'], compared: ['whole'] },
  medium: { conversions: ['metric decimals'], compared: ['metric decimals'] },
  hard: { conversions: ['fractional amount'], compared: ['two steps'] },
}
