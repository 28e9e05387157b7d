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

/** What is true where a step is false. */
export const said = {
  split: ({ b }: Fact) => ({ en: line`the parts do not make ${b}`, es: line`las partes no forman ${b}` }),
  ten: (of: Fact) => ({
    en: line`${operation(of, of.a, partsOf(of)[0])} is ${10}`,
    es: line`${operation(of, of.a, partsOf(of)[0])} es ${10}`,
  }),
  last: (of: Fact) => ({
    en: line`${operation(of, 10, restOf(of))} is ${resultOf(of)}`,
    es: line`${operation(of, 10, restOf(of))} es ${resultOf(of)}`,
  }),
}
