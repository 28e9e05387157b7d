import { type Expr, join, piExpr, type Random, Ratio, symbol, words } from '../../../author.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import { type Wave, waves } from './waves.ts'

export interface Model {
  readonly wave: Wave
  readonly middle: number
  readonly size: number
  readonly period: number
  readonly target: number
  readonly which: 'first' | 'second'
}
export const WHICH = { first: words('first', 'primera'), second: words('second', 'segunda') }
export const t = symbol('t')
export const timeOf = ({ middle, size, period, target, which }: Model): number => {
  const first = (Math.acos((target - middle) / size) * period) / (2 * Math.PI)
  return which === 'first' ? first : period - first
}
export const turnOf = ({ period }: Model): Expr => join(piExpr(Ratio.of(2, period)), t)
export const drawModel = (random: Random): Model => {
  const [wave, which] = [random.evenly(waves), random.evenly(['first', 'second'])]
  return random.until(
    () => {
      const [middle, size] = [random.int(...wave.middle), random.int(...wave.size)]
      const target = random.int(middle - size + 1, middle + size - 1)
      return { wave, middle, size, period: random.pick(wave.period), target, which }
    },
    // At the middle, and halfway to the ends, no calculator would be needed.
    model =>
      model.target !== model.middle &&
      2 * Math.abs(model.target - model.middle) !== model.size &&
      isClear(timeOf(model), 1),
  )
}
