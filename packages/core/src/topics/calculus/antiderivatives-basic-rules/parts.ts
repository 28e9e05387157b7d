import { differentiate } from '../../../math/differentiate.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Random } from '../../../random.ts'
import { agree } from '../kit/functions.ts'

export const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)

export const isAntiderivative = (of: Expr, answer: Expr) => agree(of, differentiate(answer, 'x'), POINTS)

export const POINTS = [0.15, 0.32, 0.48, 0.61, 0.77, 0.9, -0.4, 2.3]
