import {
  type Expr,
  equation,
  explained,
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
  const work = equation(times(shown(width), shown(height)), shown(width.times(height)))
  const product =
    kind === 'kite'
      ? explained(
          work,
          line`The sides of the rectangle around the kite are as long as the diagonals: multiply them.`,
          line`Los lados del rectángulo que encierra la cometa miden lo mismo que las diagonales: multiplícalas.`,
        )
      : step(work, kind === 'trapezoid' ? because.sumTimesHeight : because.baseTimesHeight)
  return [
    ...(shape.slant
      ? [
          explained(
            list(...lengthsOf(shape).map(shown)),
            two
              ? line`Use the parallel sides and the height, which is at a right angle to them. The side of ${measure(shown(shape.slant), unit)} is not needed.`
              : line`Use the base and the height, which meet at a right angle. The side of ${measure(shown(shape.slant), unit)} is not needed.`,
            two
              ? line`Usa los lados paralelos y la altura, que forma ángulo recto con ellos. El lado de ${measure(shown(shape.slant), unit)} no se necesita.`
              : line`Usa la base y la altura, que forman un ángulo recto. El lado de ${measure(shown(shape.slant), unit)} no se necesita.`,
          ),
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
