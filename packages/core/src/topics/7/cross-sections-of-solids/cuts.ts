import type { Cut } from './cutting.ts'
import { parallelCuts } from './parallel-cuts.ts'
import { uprightCuts } from './upright-cuts.ts'

export const allCuts: readonly Cut[] = [...parallelCuts, ...uprightCuts]
