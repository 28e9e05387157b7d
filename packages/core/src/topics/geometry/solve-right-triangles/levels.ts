import { PARTS, TRIG } from '../../kit/triangles/trig-figure.ts'
import type { Pairing } from './parts.ts'

const above: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][1] }))

const below: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][0] }))

export const levels = {
  easy: { pairings: above },
  medium: { pairings: below },
  hard: { pairings: below },
} as const
