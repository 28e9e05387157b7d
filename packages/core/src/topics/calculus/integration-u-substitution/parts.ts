import { join, symbol } from '../../../math/build.ts'
import { differentiate } from '../../../math/differentiate.ts'
import { type Expr, holds } from '../../../math/expr.ts'
import type { Ratio } from '../../../number/ratio.ts'
import { agree } from '../kit/functions.ts'

export const u = symbol('u')

export const scaled = (c: Ratio, f: Expr): Expr => join(c, f)

const POINTS = [0.3, 0.6, 0.9, 1.2, 1.7, 2.3, 2.8]

export const isAntiderivative = (of: Expr, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') && agree(of, differentiate(answer, 'x'), POINTS)
