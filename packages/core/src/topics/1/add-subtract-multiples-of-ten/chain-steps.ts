import { line, type Quantity, type Value, writtenLetter } from '../../../author.ts'
import { type Fact, resultOf } from '../../kit/facts/facts.ts'
import type { Chain } from './numbers.ts'
import { factInTens, inTens } from './tens.ts'

export const LETTERS = ['A', 'B', 'C'] as const
type Letter = (typeof LETTERS)[number]
export const letter = writtenLetter('A', 'B', 'C')
interface Slip {
  readonly at: Letter
  readonly off: 10 | -10
}
interface StepsOfChain {
  readonly A: readonly [Fact, result: number]
  readonly B: readonly [Fact, result: number]
  readonly C: readonly [tens: number, number: number]
}
/** The three steps of a chain, the first two in tens; one may be false, and those after it go on from it. */
export function stepsOf({ first, second }: Chain, slip?: Slip): StepsOfChain {
  const one = resultOf(first) + (slip?.at === 'A' ? slip.off : 0)
  const next = { ...second, a: one }
  const two = resultOf(next) + (slip?.at === 'B' ? slip.off : 0)
  return { A: [first, one], B: [next, two], C: [two, slip?.at === 'C' ? two / 10 : two] }
}
export const rowsOf = ({ A, B, C }: StepsOfChain) => [
  factInTens(A[0], inTens(A[1])),
  factInTens(B[0], inTens(B[1])),
  line`${inTens(C[0])} = ${C[1]}`,
]
/** What belongs in the false step, and what stands there. */
export function slipped(
  chain: Chain,
  slip: Slip,
  at: Letter,
): readonly [right: Value | Quantity, wrong: Value | Quantity] {
  const [right, wrong] = [stepsOf(chain), stepsOf(chain, slip)]
  if (at === 'C') return [right.C[1], wrong.C[1]]
  const next = at === 'A' ? right.A : ([wrong.B[0], resultOf(wrong.B[0])] as const)
  return [inTens(next[1]), inTens(wrong[at][1])]
}
