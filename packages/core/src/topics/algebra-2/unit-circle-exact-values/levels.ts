import { AROUND } from '../../kit/triangles/exact-values.ts'
import { ACUTE, BEYOND } from './parts.ts'

export const levels = {
  easy: { angles: ACUTE, circle: ACUTE },
  medium: { angles: BEYOND, circle: AROUND },
  hard: {
    angles: [
      ...BEYOND.filter(angle => angle > 90).map(angle => angle + 360),
      ...ACUTE.map(angle => angle - 360),
      ...BEYOND.map(angle => -angle),
      390,
      405,
      420,
    ],
  },
} as const
