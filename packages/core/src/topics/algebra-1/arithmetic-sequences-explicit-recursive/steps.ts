import {
  bracketed,
  type Expr,
  equation,
  itemOf,
  join,
  minus,
  type Ratio,
  type Step,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { A_N, N, neighborsApart, ruleOf, type Sequence, shown, term, termAt } from './parts.ts'

const D = symbol('d')
const shownFirst = ({ first, as }: Sequence) => shown(first, as)
const shownD = ({ d, as }: Sequence) => shown(d, as)
const STEPS = bracketed(minus(N, 1))
const GENERAL = equation(A_N, sum(term(1), join(STEPS, D)))

/** 30 − 23 = 7: each term less the one before it. */
export const differences = (all: readonly Ratio[]): readonly Expr[] =>
  neighborsApart(all).map((apart, i) => equation(minus(itemOf(all, i + 1), itemOf(all, i)), apart))

/** The common difference by the first two terms. */
export const differenceStep = (sequence: Sequence): Step =>
  step(
    equation(equation(D, minus(shown(termAt(sequence, 2), sequence.as), shownFirst(sequence))), shownD(sequence)),
    because.subtractFirstTerm,
  )

export const stepBackToFirst = (work: Expr, count: number, d: Expr): Step =>
  count === 1 ? step(work, because.stepBack, { d }) : step(work, because.stepsBack, { count, d })

/** 7(n − 1), n − 1, −(n − 1). */
const stepsTimes = (sequence: Sequence): Expr => {
  const { d } = sequence
  return d.equals(1) ? minus(N, 1) : d.equals(-1) ? { kind: 'negative', of: STEPS } : join(shownD(sequence), STEPS)
}
const filledRule = (sequence: Sequence): Expr =>
  sequence.d.equals(1) ? sum(shownFirst(sequence), N, -1) : sum(shownFirst(sequence), stepsTimes(sequence))

/** The rule a₁ + (n − 1)d, multiplied out and combined. */
export const ruleSteps = (sequence: Sequence): readonly Step[] => {
  const { first, d, as } = sequence
  const opened = sum(shown(first, as), join(shown(d, as), N), shown(d.negated(), as))
  return [
    step(equation(A_N, filledRule(sequence)), because.use, { rule: GENERAL }),
    ...(d.equals(1) ? [] : [step(equation(A_N, opened), because.distribute, { factor: shown(d, as) })]),
    step(equation(A_N, ruleOf(sequence)), because.combineLikeTerms),
  ]
}

/** The term at a place: n − 1 steps after the first. */
export const termSteps = (sequence: Sequence, n: number): readonly Step[] => {
  const { d, as } = sequence
  const added = d.times(n - 1)
  return [
    step(
      equation(term(n), sum(shownFirst(sequence), join(n - 1, bracketed(shownD(sequence))))),
      because.stepsAfterFirst,
      { count: n - 1 },
    ),
    step(equation(term(n), sum(shownFirst(sequence), shown(added, as))), because.multiplyNumbers, {
      one: n - 1,
      other: shownD(sequence),
    }),
    step(equation(term(n), shown(termAt(sequence, n), as)), because.addToFirst, { value: shown(added, as) }),
  ]
}

/** At which place a term stands. */
export const placeSteps = (sequence: Sequence, n: number): readonly Step[] => {
  const { first, d, as } = sequence
  const value = termAt(sequence, n)
  const rest = shown(value.minus(first), as)
  const moved = equation(stepsTimes(sequence), rest)
  return [
    step(equation(filledRule(sequence), shown(value, as)), because.use, { rule: GENERAL }),
    ...(first.n === 0
      ? []
      : [
          first.n < 0
            ? step(moved, because.addToBothSides, { value: shown(first.negated(), as) })
            : step(moved, because.subtractFromBothSides, { value: shown(first, as) }),
        ]),
    ...(d.equals(1) ? [] : [step(equation(minus(N, 1), n - 1), because.divideBothSides, { value: shown(d, as) })]),
    step(equation(N, n), because.addToBothSides, { value: 1 }),
  ]
}
