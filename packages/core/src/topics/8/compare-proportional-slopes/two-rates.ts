import { itemOf, type Random, Ratio, symbol } from '../../../author.ts'
import { type Context, contexts, measured } from '../../kit/proportion/contexts.ts'
import { likely } from './parts.ts'

export const [A, B] = [symbol('A'), symbol('B')]
export const apart = (one: Ratio, other: Ratio): Ratio => {
  const by = one.minus(other)
  return by.n < 0 ? by.negated() : by
}
/** Likely rates that differ from this one by a tenth or more, and by no more than two thirds. */
export const ratesBeside = (context: Context, rate: Ratio): readonly Ratio[] => {
  const { parts, whole } = context
  const wholes = Array.from({ length: whole[1] - whole[0] + 1 }, (_, i) => Ratio.of(whole[0] + i))
  return [...parts, ...wholes.filter(({ n }) => n > 2)].filter(other => {
    const ratio = other.over(rate).toNumber()
    return (ratio >= 1.1 && ratio <= 1.7) || (ratio <= 0.9 && ratio >= 0.6)
  })
}

export interface Two {
  readonly at: number
  readonly a: Ratio
  readonly b: Ratio
  /** Where A is read, and where B is told. */
  readonly x: number
  readonly second: number
}
/** Both rates; A is read at an x other than 1. */
export function drawTwo(random: Random, rest: number): Two {
  const at = random.evenly(itemOf(PLACES, rest))
  return random.pick(itemOf(PAIRS, at))
}
/** The amount that was not divided, less the other rate. */
export const notDivided = ({ a, b, x }: Two): Ratio => apart(a.times(x), b)
/** Two rates of which one is no whole number, and where they are told. */
const PAIRS: readonly (readonly Two[])[] = contexts.map((context, at) =>
  context.parts.flatMap(a =>
    ratesBeside(context, a).flatMap(b =>
      [2, 4, 5].flatMap(x =>
        likely(context)
          .filter(second => second !== x && b.times(second).isInteger)
          .filter(() => a.times(x).times(2).isInteger && 3 * x <= Math.max(context.most, 6) + 3)
          .map((second): Two => ({ at, a, b, x, second }))
          .filter(two => {
            const wrong = notDivided(two)
            return wrong.n > 0 && !wrong.equals(apart(a, b))
          }),
      ),
    ),
  ),
)
/** Contexts in which parts of both quantities make sense: each form has its own, so that a sheet shows none twice. */
const PLACES: readonly (readonly number[])[] = [0, 1].map(rest =>
  contexts.flatMap((context, i) =>
    i % 3 === rest && measured.includes(context) && itemOf(PAIRS, i).length > 0 ? [i] : [],
  ),
)
