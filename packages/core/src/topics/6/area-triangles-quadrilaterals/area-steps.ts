import {
  type Expr,
  equation,
  line,
  list,
  measure,
  over,
  type Ratio,
  type Step,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { areaOf, type FlatShape, type LengthUnit, written } from './flat-shapes.ts'

const lengthsOf = ({ bases: [one, two], height }: FlatShape): readonly Ratio[] =>
  two ? [one, two, height] : [one, height]

/** The lengths that are needed where another is given, the product, half of it, and the area with its unit. */
export function areaSteps(shape: FlatShape, unit: LengthUnit): readonly Step[] {
  const { kind, bases, height } = shape
  const shown = (value: Ratio) => written(shape, value)
  const [one, two] = bases
  const width = two ? one.plus(two) : one
  const product = step(
    equation(times(shown(width), shown(height)), shown(width.times(height))),
    kind === 'kite'
      ? because.multiplyDiagonals
      : kind === 'trapezoid'
        ? because.sumTimesHeight
        : because.baseTimesHeight,
  )
  return [
    ...(shape.slant
      ? [
          step(list(...lengthsOf(shape).map(shown)), because.read, {
            what: {
              en: line`the lengths at a right angle, not the slanted side`,
              es: line`las longitudes en ángulo recto, no el lado inclinado`,
            },
          }),
        ]
      : []),
    ...(two ? [step(equation(sum(shown(one), shown(two)), shown(width)), because.addParallelSides)] : []),
    product,
    ...(kind === 'parallelogram'
      ? []
      : [
          step(
            equation(over(shown(width.times(height)), 2), shown(areaOf(shape))),
            kind === 'kite'
              ? because.halfForKite
              : kind === 'trapezoid'
                ? because.halfForTrapezoid
                : because.halfForTriangle,
          ),
        ]),
    step(equation(symbol('A'), measure(shown(areaOf(shape)), squared(unit))), because.writeTheSquareUnit),
  ]
}

/** The area on one line: 1/2 × (12 + 6) × 14 = 126. */
export function areaLine(shape: FlatShape): Expr {
  const { kind, bases, height } = shape
  const shown = (value: Ratio) => written(shape, value)
  const [one, two] = bases
  const width = two ? sum(shown(one), shown(two)) : shown(one)
  const factors = [...(kind === 'parallelogram' ? [] : [over(1, 2)]), width, shown(height)]
  return equation(times(...factors), shown(areaOf(shape)))
}
