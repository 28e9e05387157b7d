import { grade1 } from './1/index.ts'
import { grade2 } from './2/index.ts'
import { grade3 } from './3/index.ts'
import { grade4 } from './4/index.ts'
import { grade5 } from './5/index.ts'
import { grade6 } from './6/index.ts'
import { grade7 } from './7/index.ts'
import { grade8 } from './8/index.ts'
import { algebra1 } from './algebra-1/index.ts'
import { algebra2 } from './algebra-2/index.ts'
import { calculus } from './calculus/index.ts'
import { geometry } from './geometry/index.ts'
import type { Grade } from './grade.ts'
import { kindergarten } from './k/index.ts'
import { precalculus } from './precalculus/index.ts'
import { withReview } from './review.ts'
import { statistics } from './statistics/index.ts'

/** Kindergarten to calculus, in teaching order: the topics that draw their own problems. */
export const writtenGrades: readonly Grade[] = [
  kindergarten,
  grade1,
  grade2,
  grade3,
  grade4,
  grade5,
  grade6,
  grade7,
  grade8,
  algebra1,
  geometry,
  algebra2,
  precalculus,
  statistics,
  calculus,
]

/** The same with the reviews that draw from them. */
export const allGrades: readonly Grade[] = writtenGrades.map(withReview)
