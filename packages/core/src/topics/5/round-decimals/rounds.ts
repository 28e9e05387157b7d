import { Ratio } from '../../../author.ts'

/** Whether two numbers are the same distance or less apart than half the place, the upper half counting up. */
export const rounds = (value: Ratio, to: Ratio, places: number) => {
  const half = Ratio.of(1, 2 * 10 ** places)
  return value.compare(to.minus(half)) >= 0 && value.compare(to.plus(half)) < 0 && to.times(10 ** places).isInteger
}
