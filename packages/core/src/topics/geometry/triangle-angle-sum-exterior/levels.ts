import type { Random } from '../../../author.ts'
import { inOneTriangle, inTwoTriangles } from './arguments.ts'

export const levels = {
  easy: {},
  medium: {
    argued: (random: Random) => {
      const reason = random.evenly([
        'bisector',
        'exterior',
        'addition',
        'complementary',
        'corresponding',
        'linear',
        'sum',
      ])
      switch (reason) {
        case 'bisector':
        case 'addition':
        case 'corresponding':
        case 'sum':
          return inTwoTriangles(random, reason)
        default:
          return inOneTriangle(random, reason)
      }
    },
  },
  hard: {},
} as const
