import {
  type AnswerType,
  type Block,
  type Both,
  type Expr,
  equation,
  equationFor,
  evaluate,
  explained,
  gcd,
  line,
  m,
  minus,
  over,
  type Point,
  point,
  Ratio,
  type Rational,
  type Step,
  statements,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const [X, Y, M, B] = [symbol('x'), symbol('y'), symbol('m'), symbol('b')]
/** What the prompt asks for: y = mx + b. */
export const SHAPE = m`y = mx + b`
export const inTheForm: AnswerType<Expr> = { ...equationFor('y'), requires: 'slope-intercept' }

export interface Line {
  readonly slope: Ratio
  readonly start: Ratio
}
/** mx + b. */
export const sideOf = ({ slope, start }: Line): Expr => m`${slope}x + ${start}`
export const lineThrough = (slope: Ratio, [x, y]: Point): Line => ({
  slope,
  start: Ratio.of(y).minus(slope.times(x)),
})

/** The slope from the left point to the right one, in one line of work; in lowest terms at the end. */
export function slopeStep(one: Point, other: Point): Step {
  const [[x1, y1], [x2, y2]] = one[0] < other[0] ? [one, other] : [other, one]
  const [rise, run] = [y2 - y1, x2 - x1]
  const found = equation(equation(M, over(minus(y2, y1), minus(x2, x1))), over(rise, run))
  const slope = Ratio.of(rise, run)
  return step(gcd(rise, run) === 1 && run > 1 && rise > 0 ? found : equation(found, slope), because.findSlopeFrom, {
    from: point(x1, y1),
    to: point(x2, y2),
  })
}

/** A point and the slope in y = mx + b, then b. */
export function startSteps(slope: Ratio, [x, y]: Point): readonly Step[] {
  const product = slope.times(x)
  const start = Ratio.of(y).minus(product)
  return [
    explained(
      statements(equation(y, sum(times(slope, x), B)), equation(y, sum(product, B))),
      line`Substitute ${equation(M, slope)} and the point ${point(x, y)} into ${SHAPE}, and multiply.`,
      line`Sustituye ${equation(M, slope)} y el punto ${point(x, y)} en ${SHAPE}, y multiplica.`,
    ),
    product.n > 0
      ? step(equation(B, start), because.subtractFromBothSides, { value: product })
      : step(equation(B, start), because.addToBothSides, { value: product.negated() }),
  ]
}
/** The equation with both numbers. */
export const writeStep = (of: Line): Step =>
  explained(
    equation(Y, sideOf(of)),
    line`Substitute ${equation(M, of.slope)} and ${equation(B, of.start)} into ${SHAPE}.`,
    line`Sustituye ${equation(M, of.slope)} y ${equation(B, of.start)} en ${SHAPE}.`,
  )
export const throughPointSteps = (slope: Ratio, at: Point): readonly Step[] => [
  ...startSteps(slope, at),
  writeStep(lineThrough(slope, at)),
]
export const twoPointSteps = (one: Point, other: Point): readonly Step[] => {
  const [left, right] = one[0] < other[0] ? [one, other] : [other, one]
  const slope = Ratio.of(right[1] - left[1], right[0] - left[0])
  return [slopeStep(left, right), ...throughPointSteps(slope, left)]
}

type At = readonly [Rational, Rational]
/** Whether y = side passes through these points. */
export const passes = (side: Expr, points: readonly At[]): boolean =>
  points.length > 0 && points.every(([x, y]) => evaluate(side, { x: Ratio.from(x) }).equals(y))
/** The slope of y = side. */
export const slopeOfSide = (side: Expr): Ratio => evaluate(side, { x: 1 }).minus(evaluate(side, { x: 0 }))

/** "Write the equation of the line in the form y = mx + b." */
export const writeIt: Both<Block> = {
  en: { kind: 'paragraph', content: line`Write the equation of the line in the form ${SHAPE}.` },
  es: { kind: 'paragraph', content: line`Escribe la ecuación de la recta en la forma ${SHAPE}.` },
}
