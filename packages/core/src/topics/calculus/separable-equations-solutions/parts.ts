import {
  apply,
  approximate,
  derivative,
  differentiate,
  type Expr,
  equation,
  expr,
  integral,
  join,
  line,
  type Printed,
  type Step,
  statements,
  step,
  substitute,
  sum,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'

/** What becomes of the right side when the bars are taken off the left one. */
export const withSign = (isPositive: boolean) =>
  isPositive
    ? {
        sign: words('positive', 'positiva'),
        side: { en: line`the right side stays the same`, es: line`el lado derecho queda igual` },
      }
    : {
        sign: words('negative', 'negativa'),
        side: { en: line`the right side gets a minus sign`, es: line`el lado derecho lleva un signo menos` },
      }

/** dy/dx as a function of x and y, and both sides of ∫ … dy = ∫ … dx with what they become. */
export interface Separated {
  readonly slope: Expr
  readonly sides: readonly [inY: Expr, inX: Expr]
  readonly integrated: readonly [inY: Expr, inX: Expr]
  /** The slope or its reciprocal as it is separated, where that is not seen. */
  readonly rewritten?: Expr
  /** The left integral before its logarithms are joined. */
  readonly apart?: Expr
  /** Where the left side is a sum of partial fractions. */
  readonly isInFractions?: boolean
  /** y in x, with C in a general solution. */
  readonly solution: Expr
}

/** With y(0) = b. */
export interface Started extends Separated {
  readonly b: Value
  readonly constant: Value
  /** From the integrals to y = …. */
  readonly toSolution: readonly Step[]
}

export const dydx = derivative('y', 'x')
export const [y, C] = [symbol('y'), symbol('C')]

const separation = ({ sides: [inY, inX], rewritten, isInFractions }: Separated): Step =>
  step(
    statements(...(rewritten ? [rewritten] : []), equation(integral(inY, 'y'), integral(inX, 'x'))),
    isInFractions ? because.separateInFractions : because.separateVariables,
  )

/** Separate and integrate, with a constant that is not known. */
export const generalSteps = (of: Separated, constant: Expr): readonly Step[] => [
  separation(of),
  step(
    statements(
      ...(of.apart ? [equation(of.apart, sum(of.integrated[1], constant))] : []),
      equation(of.integrated[0], sum(of.integrated[1], constant)),
    ),
    because.oneConstantOnly,
  ),
]

/** With a value for a letter: 0² + C, not 1 · 0² + C. */
function at(of: Expr, letter: 'x' | 'y', value: Value): Expr {
  if (of.kind !== 'product') return substitute(of, { [letter]: expr(value) })
  const factors = of.factors.filter(factor => factor.kind !== 'number' || approximate(factor) !== 1)
  return join(...factors.map(factor => at(factor, letter, value)))
}

/** Separate, integrate, find the constant, and solve for y. */
export const startedSteps = (of: Started): readonly Step[] => [
  ...generalSteps(of, C),
  step(
    statements(
      equation(at(of.integrated[0], 'y', of.b), sum(at(of.integrated[1], 'x', 0), C)),
      equation(C, of.constant),
    ),
    because.conditionFor,
    { condition: equation(apply('y', 0), of.b), letter: C },
  ),
  ...of.toSolution,
]

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
