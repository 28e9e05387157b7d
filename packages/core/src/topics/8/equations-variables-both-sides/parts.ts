import {
  type Expr,
  evaluate,
  isTrue,
  line,
  m,
  type Of,
  type Random,
  type Ratio,
  solveLinear,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
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
  const [slow, more, when, first] = [
    random.int(...rate),
    random.int(...faster),
    random.int(...time),
    random.int(...start),
  ]
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
  return [step(set, because.letLetterBe, { letter: m`t`, what: counted }), ...solveLinear(set, 't')]
}
