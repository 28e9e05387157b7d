import { differentiate, type Expr } from '../../../author.ts'
import { agree } from '../../kit/functions/functions.ts'

export const isAntiderivative = (of: Expr, answer: Expr) => agree(of, differentiate(answer, 'x'), POINTS)

export const POINTS = [0.15, 0.32, 0.48, 0.61, 0.77, 0.9, -0.4, 2.3]
