import { type Expr, evaluate, Ratio, type Rational, tupleOf } from '../../../author.ts'

export type At = readonly [x: Ratio, y: Ratio]
export const pointsIn = (items: readonly Expr[]): readonly At[] =>
  items.flatMap(item =>
    item.kind === 'list' && item.brackets === '('
      ? [
          tupleOf(
            item.items.map(value => evaluate(value)),
            2,
          ),
        ]
      : item.kind === 'list'
        ? pointsIn(item.items)
        : [],
  )
/** From one point on by rise over run, the line meets the other point. */
export const leads = (slope: Ratio, points: readonly (readonly [Rational, Rational])[]): boolean => {
  const [[x1, y1], [x2, y2]] = tupleOf(points, 2)
  return (
    Ratio.from(y1)
      .plus(slope.times(Ratio.from(x2).minus(x1)))
      .equals(y2) && !Ratio.from(x1).equals(x2)
  )
}
