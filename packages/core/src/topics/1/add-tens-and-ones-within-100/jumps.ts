import { equation, line, type NumberLine, numberLine, type Step, step, sum, wholes } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Fact, resultOf } from '../../kit/facts/facts.ts'
import { onesOf } from './numbers.ts'
import { toNextTen } from './worked.ts'

/** An open line from the first number, with a jump for each part of the second. */
export const jumpsOf = ({ a, b }: Fact): readonly (readonly [number, number, 'amount'])[] => {
  const lengths = b >= 10 ? wholes(1, b / 10).map(() => 10) : [10 - onesOf(a), b - 10 + onesOf(a)]
  return lengths.map((length, i) => {
    const from = lengths.slice(0, i).reduce((at, size) => at + size, a)
    return [from, from + length, 'amount'] as const
  })
}
export const openLine = (
  fact: Fact,
  more: { readonly jumps?: ReturnType<typeof jumpsOf>; readonly labels: readonly number[] },
) =>
  numberLine({
    from: fact.a - (fact.b >= 10 ? 5 : 1),
    to: resultOf(fact) + (fact.b >= 10 ? 5 : 1),
    open: true,
    ...more,
  })
export const withJumps = (fact: Fact) => openLine(fact, { jumps: jumpsOf(fact), labels: [fact.a] })
export const drawnJumps = (fact: Fact) =>
  openLine(fact, { jumps: jumpsOf(fact), labels: [fact.a, toNextTen(fact).ten, resultOf(fact)] })
/** The jumps of a line one after another, each from the end of the one before it. */
export const lengthsOf = ({ jumps }: NumberLine) => jumps.map(({ from, to }) => to.n - from.n)

/** Each jump of two, and where it ends. */
export const followJumps = (fact: Fact): readonly Step[] => {
  const { first, rest, ten } = toNextTen(fact)
  return [
    step(equation(sum(fact.a, first), ten), because.explain, {
      sentence: { en: line`The first jump is ${first}.`, es: line`El primer salto es de ${first}.` },
    }),
    step(equation(sum(ten, rest), ten + rest), because.explain, {
      sentence: { en: line`The second jump is ${rest}.`, es: line`El segundo salto es de ${rest}.` },
    }),
    step(equation(sum(first, rest), fact.b), because.addJumps),
  ]
}
/** From a number by the next ten to another. */
export const jumpTo = (fact: Fact): readonly Step[] => {
  const { first, rest, ten } = toNextTen(fact)
  return [
    step(equation(sum(fact.a, first), ten), because.jump, { to: ten }),
    step(equation(sum(ten, rest), ten + rest), because.jump, { to: ten + rest }),
    step(equation(sum(first, rest), fact.b), because.addJumps),
  ]
}
