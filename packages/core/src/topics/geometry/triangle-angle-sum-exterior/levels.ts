import type { Random } from '../../../author.ts'
import { inOneTriangle, inTwoTriangles } from './arguments.ts'

export const levels = {
  easy: {},
  medium: {
    argued: (random: Random) => inOneTriangle(random, random.evenly(['sum', 'exterior', 'linear', 'complementary'])),
  },
  hard: {
    argued: (random: Random) =>
      inTwoTriangles(random, random.evenly(['sum', 'exterior', 'linear', 'addition', 'bisector', 'corresponding'])),
  },
} as const
