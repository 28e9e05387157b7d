import {
  divide,
  type Expr,
  equation,
  itemOf,
  type Printed,
  type Random,
  type Step,
  statements,
  step,
  times,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { numbersOf } from '../../kit/facts/bond.ts'
import { addedUp } from '../../kit/facts/groups.ts'
import { startingAt } from '../../kit/stories/turns.ts'

/** a × b = product, with different factors but in a family of squares. */
export interface Family {
  readonly a: number
  readonly b: number
  readonly product: number
}

export const familyOf = (a: number, b: number): Family => ({ a, b, product: a * b })

type Pair = readonly [less: number, greater: number]

/** Every two different numbers from one to another that belong to a level. */
export const pairsOf = (
  from: number,
  to: number,
  belongs: (less: number, greater: number) => boolean,
): readonly Pair[] =>
  mixed(
    wholes(from, to).flatMap(less =>
      wholes(less + 1, to)
        .filter(greater => belongs(less, greater))
        .map((greater): Pair => [less, greater]),
    ),
  )

interface Level {
  readonly families: readonly Pair[]
}

/** Forms that share a list begin at different places of it, so that no family comes twice on a page. */
export const draw =
  (turns: number) =>
  (random: Random, { families }: Level): Family => {
    const [less, greater] = random.evenly(startingAt(families, turns))
    return random.chance(0.5) ? familyOf(less, greater) : familyOf(greater, less)
  }

export const factsOf = ({ a, b, product }: Family): readonly [Expr, Expr, Expr, Expr] => [
  equation(times(a, b), product),
  equation(times(b, a), product),
  equation(divide(product, a), b),
  equation(divide(product, b), a),
]

export function familySteps(family: Family): readonly Step[] {
  const facts = factsOf(family)
  return [
    step(statements(...facts.slice(0, 2)), because.multiplyInBothOrders),
    step(statements(...facts.slice(2)), because.divideByEachFactor),
  ]
}

/** The numbers of the drawn family; a missing one is found by adding the one factor up. */
export function drawnFamily(printed: Printed): readonly number[] {
  const { whole, parts } = numbersOf(printed.figure('number-bond'))
  const known = parts.flatMap(part => (part ? [part.n] : []))
  const first = itemOf(known, 0)
  if (!whole) return [...known, addedUp(first, itemOf(known, 1))]
  if (known.length === 2) return [...known, whole.n]
  let groups = 1
  while (addedUp(groups, first) < whole.n) groups++
  return [first, groups, whole.n]
}
