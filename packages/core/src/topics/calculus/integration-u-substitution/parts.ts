import { differentiate, type Expr, holds, join, type Ratio, symbol } from '../../../author.ts'
import { agree } from '../../kit/functions/functions.ts'

export const u = symbol('u')

export const scaled = (c: Ratio, f: Expr): Expr => join(c, f)

const POINTS = [0.3, 0.6, 0.9, 1.2, 1.7, 2.3, 2.8]

export const isAntiderivative = (of: Expr, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') && agree(of, differentiate(answer, 'x'), POINTS)
