import {
  type Expr,
  evaluate,
  explained,
  isTrue,
  line,
  m,
  type Of,
  type Random,
  type Ratio,
  solveLinear,
} from '../../../author.ts'
import type { PlanStory } from './plan-stories.ts'

/** Where a linear equation is true. */
function rootOf({ left, right }: Of<'relation'>): Ratio {
  const difference = (x: number) => evaluate(left, { x }).minus(evaluate(right, { x }))
  return difference(0).over(difference(0).minus(difference(1)))
}

export const follows = (before: Expr, after: Expr) => after.kind === 'relation' && isTrue(before, { x: rootOf(after) })

export const constantMoved = (b: number) =>
  b > 0
    ? { en: line`${b} was added on the right`, es: line`se sumó ${b} a la derecha` }
    : { en: line`${-b} was subtracted on the right`, es: line`se restó ${-b} a la derecha` }

type PlanNumbers = Readonly<Record<'start' | 'rate' | 'otherStart' | 'otherRate', Expr>>

export function drawPlans(random: Random, { rate, faster, time, start, amount, shrinks }: PlanStory): PlanNumbers {
  // No number of the first plan is the answer: whoever copies one is wrong.
  const [slow, more, when, first] = random.until(
    () => [random.int(...rate), random.int(...faster), random.int(...time), random.int(...start)] as const,
    ([slow, more, when, first]) =>
      ![slow, slow + more, first, first + more * when].includes(when) && first !== slow && first !== slow + more,
  )
  const otherStart = first + more * when
  const [mine, other] = shrinks ? [slow, slow + more] : [slow + more, slow]
  return { start: amount(first), rate: amount(mine), otherStart: amount(otherStart), otherRate: amount(other) }
}

export const numbersOf = (of: PlanNumbers) => ({
  start: evaluate(of.start),
  rate: evaluate(of.rate),
  otherStart: evaluate(of.otherStart),
  otherRate: evaluate(of.otherRate),
})

export function timeOf(of: PlanNumbers): Ratio {
  const { start, rate, otherStart, otherRate } = numbersOf(of)
  const time = otherStart.minus(start).over(rate.minus(otherRate))
  return time.n < 0 ? time.negated() : time
}

export function planSteps(of: PlanNumbers, { counted, shrinks }: PlanStory) {
  const { start, rate, otherStart, otherRate } = numbersOf(of)
  const set = shrinks
    ? m`${start} - ${rate}t = ${otherStart} - ${otherRate}t`
    : m`${rate}t + ${start} = ${otherRate}t + ${otherStart}`
  return [
    explained(
      set,
      [...line`Let ${m`t`} be `, ...counted.en, '. Set the two amounts equal.'],
      [...line`Sea ${m`t`} `, ...counted.es, '. Iguala las dos cantidades.'],
    ),
    ...solveLinear(set, 't'),
  ]
}
