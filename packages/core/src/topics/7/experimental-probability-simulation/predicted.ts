import { divide, equation, explained, line, noun, type Random, Ratio, times } from '../../../author.ts'
import { drawTried } from './easy.ts'
import type { Tries } from './tries.ts'

export interface Predicted {
  readonly setting: Tries
  readonly k: number
  readonly n: number
  readonly all: number
}
export function drawPredicted(random: Random, first: number, isWhole: boolean): Predicted {
  return random.until(
    () => {
      const tried = drawTried(random, first, [20, 25, 40, 50])
      const factor = random.int(3, 12)
      return { ...tried, all: isWhole ? tried.n * factor : 20 * random.int(5, 30) }
    },
    ({ setting: { most = 600 }, k, n, all }) =>
      (k * all) % n === 0 && all <= most && all > n && all % 20 === 0 && all - n !== n,
  )
}
export const total = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

export const predictSteps = (k: number, n: number, all: number) => [
  explained(
    equation(divide(all, n), Ratio.of(all, n)),
    line`Divide: there are ${Ratio.of(all, n)} times as many trials.`,
    line`Divide: el número de ensayos se multiplica por ${Ratio.of(all, n)}.`,
  ),
  explained(
    equation(times(k, Ratio.of(all, n)), (k * all) / n),
    line`Multiply the number of favorable trials by ${Ratio.of(all, n)}.`,
    line`Multiplica el número de ensayos favorables por ${Ratio.of(all, n)}.`,
  ),
]
export const TIME = noun('time', 'times', 'vez', 'veces', 'f')
