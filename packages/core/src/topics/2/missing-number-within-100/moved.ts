import {
  type Expr,
  equation,
  evaluate,
  explained,
  line,
  negative,
  type Random,
  type Step,
  sum,
} from '../../../author.ts'
import { written } from './two-sided.ts'

/** 46 + 19 and 45 + 20: something moved from one number to the other, or taken from both or put to both. */
interface Moved {
  readonly sign: '+' | '−'
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
  readonly isTurned: boolean
}
export function drawMoved(random: Random): Moved & { readonly isRight: boolean } {
  const isRight = random.evenly([true, false])
  const sign = random.evenly(['+', '−'])
  const isTurned = random.evenly([false, true])
  const a = random.int(sign === '+' ? 23 : 61, sign === '+' ? 56 : 94)
  const by = random.int(1, 2)
  const b = 10 * random.int(2, 4) - by
  // What one number of a sum gains the other loses; of a difference both gain the same.
  const change = (sign === '+') === isRight ? -by : by
  return { isRight, sign, isTurned, first: [a, b], second: [a + change, b + by] }
}
export const movedSides = ({ sign, first, second, isTurned }: Moved): readonly [Expr, Expr] => {
  const [one, other] = [written(sign, first), written(sign, second)]
  return isTurned ? [other, one] : [one, other]
}

/** Both sides worked out: 64 - 19 by 64 - 20 + 1. */
export const sidesWorked = (moved: Moved): readonly Step[] => {
  const { sign, first, second, isTurned } = moved
  const [[a, b], [, round]] = [first, second]
  const [one, other] = [written(sign, first), written(sign, second)]
  const by = round - b
  const around = sign === '+' ? sum(a, round, negative(by)) : sum(a, negative(round), by)
  const near = explained(
    equation(one, equation(around, evaluate(one))),
    sign === '+'
      ? line`To add ${b}, add ${round} and take ${by} away.`
      : line`To take away ${b}, take away ${round} and give ${by} back.`,
    sign === '+'
      ? line`Para sumar ${b}, suma ${round} y quita ${by}.`
      : line`Para quitar ${b}, quita ${round} y devuelve ${by}.`,
  )
  const easy = explained(
    equation(other, evaluate(other)),
    sign === '+'
      ? line`Add the tens of ${round}. The ones stay the same.`
      : line`Take away the tens of ${round}. The ones stay the same.`,
    sign === '+'
      ? line`Suma las decenas de ${round}. Las unidades no cambian.`
      : line`Quita las decenas de ${round}. Las unidades no cambian.`,
  )
  return isTurned ? [easy, near] : [near, easy]
}
