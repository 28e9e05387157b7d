import {
  absolute,
  bracketed,
  type Expr,
  equation,
  expr,
  join,
  m,
  minus,
  over,
  power,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { x } from './power-series.ts'

/** c/(a − x) or c/(a + x) about a center. */
export interface Geometric {
  readonly c: number
  readonly a: number
  readonly sign: 1 | -1
  readonly center: 0 | 1 | -1
}

export const drawGeometric = (random: Random, largest: number): Geometric => ({
  c: random.int(1, 6),
  a: random.int(2, largest),
  sign: random.sign(),
  center: random.evenly([0, 1, -1] as const),
})

const taken = (from: Value, part: Expr, { sign }: Geometric) => (sign > 0 ? minus(from, part) : sum(from, part))

export const geometricOf = (of: Geometric): Expr => over(of.c, taken(of.a, x, of))

export const baseOf = ({ center }: Geometric): Expr => (center === 0 ? x : m`x + ${-center}`)

/** From the center to the pole. */
export const reachOf = ({ a, sign, center }: Geometric): number => a - sign * center

/** c/(d − u) with u from the center: cuⁿ/dⁿ⁺¹; the signs take turns for c/(d + u). */
export function termsOf(of: Geometric): Expr {
  const base = of.center === 0 ? x : bracketed(baseOf(of))
  return sum(
    ...[0, 1, 2, 3].map(k => {
      const coefficient = Ratio.of(of.c * of.sign ** k, reachOf(of) ** (k + 1))
      return k === 0 ? expr(coefficient) : join(coefficient, k === 1 ? base : power(base, k))
    }),
  )
}

const ratioOf = (of: Geometric): Expr => {
  const size = reachOf(of) === 1 ? bracketed(baseOf(of)) : over(baseOf(of), reachOf(of))
  return of.sign > 0 ? size : m`-${size}`
}

/** Up to the form first/(1 − ratio). */
function rewriting(of: Geometric): readonly Step[] {
  const reach = reachOf(of)
  const base = of.center === 0 ? x : bracketed(baseOf(of))
  return [
    ...(of.center === 0
      ? []
      : [step(over(of.c, taken(reach, base, of)), because.aboutTheCenter, { base: baseOf(of) })]),
    ...(reach === 1
      ? []
      : [
          step(over(Ratio.of(of.c, reach), taken(1, over(baseOf(of), reach), of)), because.startDenominatorWithOne, {
            value: reach,
          }),
        ]),
  ]
}

export const termSteps = (of: Geometric, answer: Value): readonly Step[] => [
  ...rewriting(of),
  step(expr(answer), because.firstTermAndRatio, { first: Ratio.of(of.c, reachOf(of)), ratio: ratioOf(of) }),
]

export const intervalSteps = (of: Geometric, answer: Value): readonly Step[] => [
  ...rewriting(of),
  step(m`${absolute(baseOf(of))} < ${reachOf(of)}`, because.ratioBelowOne, { ratio: ratioOf(of) }),
  step(expr(answer), because.writeAsInterval, { center: equation(x, of.center) }),
]
