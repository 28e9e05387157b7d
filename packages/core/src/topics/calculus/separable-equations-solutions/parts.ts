import { approximate, derivative, differentiate, type Expr, type Printed, symbol } from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'

export interface Separable {
  /** dy/dx in x and y. */
  readonly slope: Expr
  /** y in x, with C in a general solution. */
  readonly solution: Expr
}

export const dydx = derivative('y', 'x')

export const [y, C] = [symbol('y'), symbol('C')]

export const slopeIn = (printed: Printed) => printed.one('relation').right

export const isSolution = (slope: Expr, solution: Expr, constants: Readonly<Record<string, number>>) =>
  [-0.31, -0.12, 0.07, 0.19, 0.26, 0.4].filter(x => {
    const y = approximate(solution, { x, ...constants })
    const [mine, wanted] = [
      approximate(differentiate(solution, 'x'), { x, ...constants }),
      approximate(slope, { x, y }),
    ]
    return Number.isFinite(mine) && Number.isFinite(wanted) && near(mine, wanted, 1e-7)
  }).length

export const starts = (printed: Printed) => {
  const start = printed.all('relation').find(({ left }) => left.kind === 'apply')
  return start?.left.kind === 'apply' ? ([approximate(start.left.to[0] ?? C), approximate(start.right)] as const) : null
}

export function isParticular(printed: Printed, answer: Expr, fewest = 4): boolean {
  const start = starts(printed)
  return (
    !!start &&
    near(approximate(answer, { x: start[0] }), start[1]) &&
    isSolution(slopeIn(printed), answer, {}) >= fewest
  )
}
