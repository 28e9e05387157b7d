import { Ratio } from './ratio.ts'
import { negativeSurd, overSurd, type Surd, surd } from './surd.ts'

const SINES: Readonly<Record<number, Surd>> = {
  0: surd(0),
  30: surd(Ratio.of(1, 2)),
  45: surd(Ratio.of(1, 2), 2),
  60: surd(Ratio.of(1, 2), 3),
  90: surd(1),
}

/** The exact sine of a multiple of 30° or 45°, or null. */
export function sineOf(degrees: number): Surd | null {
  const turned = ((degrees % 360) + 360) % 360
  if (turned > 180) return opposite(sineOf(turned - 180))
  return SINES[turned > 90 ? 180 - turned : turned] ?? null
}

export const cosineOf = (degrees: number): Surd | null => sineOf(degrees + 90)

/** Null also where the tangent is undefined. */
export function tangentOf(degrees: number): Surd | null {
  const [sine, cosine] = [sineOf(degrees), cosineOf(degrees)]
  return sine && cosine && cosine.q.n !== 0 ? overSurd(sine, cosine) : null
}

const opposite = (value: Surd | null): Surd | null => value && negativeSurd(value)
