import { type Expr, equation, line, sum } from '../../../author.ts'
import { type Fact, isAdded, operation, partsOf, restOf, resultOf } from './facts.ts'

export const SLIPS = ['ten', 'last', 'split'] as const
type Slip = (typeof SLIPS)[number]

/** The three steps of a fact past ten. Where one is false, those after it go on from it. */
export const stepsOf = (of: Fact, slip?: Slip, off = 0): readonly Expr[] => {
  const [first, right] = partsOf(of)
  const slipped = (number: number, at: Slip) => (slip === at ? number + off : number)
  const [rest, reached] = [slipped(right, 'split'), slipped(10, 'ten')]
  return [
    equation(of.b, sum(first, rest)),
    equation(operation(of, of.a, first), reached),
    equation(operation(of, reached, rest), slipped(isAdded(of) ? reached + rest : reached - rest, 'last')),
  ]
}

const isNot = (work: Expr, value: number) => ({
  en: line`${work} is not ${value}`,
  es: line`${work} no es ${value}`,
})
/** What is wrong with a false step. */
export const said = {
  split: ({ b }: Fact) => ({ en: line`the parts do not make ${b}`, es: line`las partes no forman ${b}` }),
  ten: (of: Fact, off: number) => isNot(operation(of, of.a, partsOf(of)[0]), 10 + off),
  last: (of: Fact, off: number) => isNot(operation(of, 10, restOf(of)), resultOf(of) + off),
}
