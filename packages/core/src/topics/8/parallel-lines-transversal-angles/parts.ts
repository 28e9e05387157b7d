import { prose } from '../../../content.ts'
import { degrees, symbol } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import { type Corner, drawPair, linearFor, relationOf, sizeOf } from './transversal.ts'

export const x = symbol('x')

/** The numbers of the labelled angles with their labels. */
export const labels = (printed: Printed) =>
  printed
    .figure('parallel-lines-transversal')
    .labels.flatMap((label, i) => (label === null ? [] : [{ corner: (i + 1) as Corner, label: label as Expr }]))

/** Equal, or together 180°, by the relation of their places. */
const isEqualPair = (one: number, two: number) => relationOf(one, two) !== 'sameSideInterior'

export const fits = (one: Corner, two: Corner, first: Ratio, second: Ratio) =>
  isEqualPair(one, two) ? first.equals(second) : first.plus(second).equals(180)

/** x as large as a pupil meets it, with both angles from expressions in x. */
export function drawExpressions(random: Random, count: 1 | 2) {
  const pair = drawPair(random)
  const [a, b] = pair.corners
  const value = random.int(12, 30)
  const first = linearFor(random, sizeOf(a, pair.angle), value)
  const size = sizeOf(b, pair.angle)
  const second =
    count === 1
      ? degrees(size)
      : random.until(
          () => linearFor(random, size, value),
          other => !isEqualPair(a, b) || slope(other) !== slope(first),
        )
  return { ...pair, value, labels: { [a]: first, [b]: second } as Partial<Record<Corner, Expr>> }
}

const slope = (label: Expr) => evaluate(label, { x: 1 }).minus(evaluate(label, { x: 0 })).n

export const parallel = {
  en: prose`The marked lines are parallel. Find ${x}.`,
  es: prose`Las rectas marcadas son paralelas. Halla ${x}.`,
}

export const checkExpressions = (printed: Printed, answer: Ratio) => {
  const [one, two] = labels(printed)
  const [first, second] = [one!, two!].map(({ label }) => evaluate(label, { x: answer }))
  return fits(one!.corner, two!.corner, first!, second!) && first!.n > 0 && first!.compare(180) < 0 && second!.n > 0
}
