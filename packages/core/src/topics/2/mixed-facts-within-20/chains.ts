import { both, type Expr, negative, prose, type Random, sum, writtenOption } from '../../../author.ts'
import { resultOf } from '../../kit/facts/facts.ts'
import { SIGNS, type Sign } from './families.ts'

/** Two steps; the number after the first or after the second is past ten. */
interface Chain {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly signs: readonly [Sign, Sign]
}
export const after = ({ a, b, signs }: Chain) => resultOf({ a, b, sign: signs[0] })
export const endOf = (chain: Chain) => resultOf({ a: after(chain), b: chain.c, sign: chain.signs[1] })
export const chainWritten = ({ a, b, c, signs: [first, second] }: Chain): Expr =>
  sum(a, first === '+' ? b : negative(b), second === '+' ? c : negative(c))
const SIGN_PAIRS: readonly (readonly [Sign, Sign])[] = [
  ['+', '−'],
  ['−', '+'],
  ['−', '−'],
  ['+', '−'],
  ['−', '+'],
  ['+', '+'],
]
/** Past ten and back, or back and past it. */
const THERE_AND_BACK: readonly (readonly [Sign, Sign])[] = [
  ['+', '−'],
  ['−', '+'],
]
const RANGES: Readonly<Record<Sign, readonly [number, number]>> = { '+': [3, 9], '−': [11, 18] }

/** From one side of ten to the other. */
const isAcross = (one: number, other: number) => Math.min(one, other) < 10 && Math.max(one, other) > 10
export function drawChain(random: Random, crosses: 'once' | 'twice' = 'once'): Chain {
  const signs = random.evenly(crosses === 'twice' ? THERE_AND_BACK : SIGN_PAIRS)
  return random.until(
    () => ({ a: random.int(...RANGES[signs[0]]), b: random.int(2, 9), c: random.int(2, 9), signs }),
    chain => {
      const [middle, end] = [after(chain), endOf(chain)]
      const isTold = signs[0] === '−' || chain.a >= chain.b
      return (
        isTold &&
        chain.b !== chain.c &&
        (signs[1] === '−' || middle >= chain.c) &&
        middle > 1 &&
        end > 1 &&
        end <= 20 &&
        middle <= 20 &&
        (crosses === 'twice'
          ? isAcross(chain.a, middle) && isAcross(middle, end)
          : isAcross(chain.a, middle) || isAcross(middle, end)) &&
        end !== chain.a
      )
    },
  )
}

export const pairName = ([first, second]: readonly [Sign, Sign]) => `${first} ${second}` as const
export const twoSigns = writtenOption({
  '+ +': both(prose`+, +`),
  '+ −': both(prose`+, −`),
  '− +': both(prose`−, +`),
  '− −': both(prose`−, −`),
})
export const ALL_PAIRS = SIGNS.flatMap(first => SIGNS.map(second => [first, second] as const))
/** The numbers with each pair of signs, without those that go below 0. */
export const tried = (chain: Chain): readonly Chain[] =>
  ALL_PAIRS.map(signs => ({ ...chain, signs })).filter(other => after(other) >= 0 && endOf(other) >= 0)
