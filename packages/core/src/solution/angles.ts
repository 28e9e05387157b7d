import type { Both, Inline } from '../content.ts'
import { degrees, equation, join, minus, sum, symbol } from '../math/build.ts'
import { evaluate } from '../math/evaluate.ts'
import type { Expr } from '../math/expr.ts'
import { substitute } from '../math/substitute.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { solveLinear } from './linear.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** Known angles and one that is not make a total, by a theorem: 47° + 79° + m∠C = 180°, then m∠C alone. */
export function angleLeft(
  total: Rational,
  known: readonly Rational[],
  unknown: Expr,
  rule: Both<readonly Inline[]>,
): readonly Step[] {
  const left = known.reduce<Ratio>((rest, angle) => rest.minus(angle), Ratio.from(total))
  const together = equation(sum(...known.map(degrees), unknown), degrees(total))
  return [
    step(together, because.use, { rule }),
    step(
      equation(
        equation(
          unknown,
          known.reduce<Expr>((rest, angle) => minus(rest, degrees(angle)), degrees(total)),
        ),
        degrees(left),
      ),
      because.subtractKnownAngles,
    ),
  ]
}

/** The terms of labels that stand beside each other in a sum: (5x − 6) + (3x + 23) needs no brackets. */
export const sumOfLabels = (...labels: readonly Expr[]): Expr =>
  sum(...labels.flatMap(label => (label.kind === 'sum' ? label.terms : [label])))

/** The x of an equation of angles, and at it the label of the angle that is asked. */
export function angleInX(statement: Expr, x: Rational, name: Expr, label: Expr): readonly Step[] {
  return [...solveLinear(statement, 'x', join), angleAt(x, name, label)]
}

/** 5x − 6 at x = 10, in degrees. */
export const angleAt = (x: Rational, name: Expr, label: Expr): Step =>
  step(
    equation(
      equation(name, inDegrees(withoutBrackets(substitute(withoutZero(label), { x })))),
      degrees(evaluate(label, { x: Ratio.from(x) })),
    ),
    because.substitute,
    { value: x, letter: symbol('x') },
  )

/** A number without a coefficient needs no brackets where it stands first: 6 + 38, and not (6) + 38. */
function withoutBrackets(filled: Expr): Expr {
  if (filled.kind === 'group') return filled.of
  if (filled.kind === 'sum') {
    const [first, ...others] = filled.terms
    return first ? sum(withoutBrackets(first), ...others) : filled
  }
  if (filled.kind !== 'product') return filled
  const [one, value] = filled.factors
  const isOnce = filled.factors.length === 2 && one?.kind === 'number' && one.n === 1 && one.d === 1
  return isOnce && value?.kind === 'group' ? value.of : filled
}

/** 5x, and not 5x + 0. */
function withoutZero(label: Expr): Expr {
  if (label.kind !== 'sum') return label
  const [first, ...others] = label.terms.filter(term => !(term.kind === 'number' && term.n === 0))
  return first ? (others.length === 0 ? first : sum(first, ...others)) : label
}

const inDegrees = (of: Expr): Expr => degrees(of.kind === 'sum' ? { kind: 'group', of, brackets: 'round' } : of)
