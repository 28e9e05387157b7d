import type { Random } from '../../../author.ts'
import { inOneTriangle, inTwoTriangles } from './arguments.ts'

export const levels = {
  easy: {},
  medium: {
    argued: (random: Random) => {
      const reason = random.evenly([
        'sum',
        'bisector',
        'exterior',
        'addition',
        'complementary',
        'corresponding',
        'linear',
      ])
      switch (reason) {
        case 'bisector':
        case 'addition':
        case 'corresponding':
          return inTwoTriangles(random, reason)
        default:
          return inOneTriangle(random, reason)
      }
    },
  },
  hard: {},
} as const
