import { type Expr, evaluate, exact, itemOf, type Printed, type Random, type Value } from '../../../author.ts'
import type { UnitDivision } from '../../kit/fractions/unit-division.ts'
import type { Level } from './levels.ts'

/** The two numbers differ, so that a pupil cannot take one for the other. */
export function drawDivision(
  random: Random,
  { wholes, denominators }: Level,
  { least = 0, most = 100 } = {},
): UnitDivision {
  return random.until(
    () => ({ whole: random.int(...wholes), d: random.int(...denominators) }),
    ({ whole, d }) => whole !== d && whole * d >= least && whole * d <= most,
  )
}

/** The answer times the divisor gives the dividend back. */
export function dividesBack(division: Expr, answer: Value): boolean {
  return division.kind === 'quotient' && exact(answer).times(evaluate(division.under)).equals(evaluate(division.over))
}

/** The printed division: not a fraction, which has no sign. */
export const divisionIn = (printed: Printed): Expr =>
  itemOf(
    printed.all('quotient').filter(({ sign }) => sign),
    0,
  )
