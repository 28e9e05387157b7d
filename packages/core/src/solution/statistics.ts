import {
  accented,
  bracketed,
  equation,
  expr,
  join,
  list,
  minus,
  over,
  power,
  sum,
  symbol,
  words,
} from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { itemOf } from '../tuple.ts'
import { shownValue } from './data.ts'
import * as because from './reasons/index.ts'
import { type Step, statements, step } from './step.ts'

export const MEAN = accented('bar', symbol('x'))
export const MEDIAN = words('median', 'mediana')
export const IQR = words('IQR', 'RIC')
export const [LOWER_QUARTILE, UPPER_QUARTILE] = [symbol('Q', 1), symbol('Q', 3)] as const

interface Middle {
  readonly value: Ratio
  /** The name, the mean of the two middle values if there are two, and the value. */
  readonly told: Expr
}

function middleOf(ordered: readonly number[], name: Expr): Middle {
  const [low, high] = [
    itemOf(ordered, Math.floor((ordered.length - 1) / 2)),
    itemOf(ordered, Math.ceil((ordered.length - 1) / 2)),
  ]
  const value = Ratio.of(low + high, 2)
  return {
    value,
    told:
      ordered.length % 2 === 1
        ? equation(name, low)
        : equation(equation(name, over(sum(low, high), 2)), shownValue(value)),
  }
}

/** The values in order with their median, and the median of each half; the median of an odd count belongs to neither. */
export function quartileSteps(data: readonly number[]): readonly Step[] {
  const ordered = [...data].sort((a, b) => a - b)
  const half = Math.floor(ordered.length / 2)
  const [lower, upper] = [ordered.slice(0, half), ordered.slice(-half)]
  return [
    step(statements(list(...ordered), middleOf(ordered, MEDIAN).told), because.medianInOrder),
    step(statements(list(...lower), middleOf(lower, LOWER_QUARTILE).told), because.medianOfLowerHalf),
    step(statements(list(...upper), middleOf(upper, UPPER_QUARTILE).told), because.medianOfUpperHalf),
  ]
}

/** Q₃ − Q₁. */
export const iqrStep = (lower: Ratio, upper: Ratio): Step =>
  step(
    equation(equation(IQR, minus(shownValue(upper), shownValue(lower))), shownValue(upper.minus(lower))),
    because.upperMinusLowerQuartile,
  )

/** Q₁ − 1.5 IQR and Q₃ + 1.5 IQR. */
export function fencesStep(lower: Ratio, upper: Ratio): Step {
  const iqr = upper.minus(lower)
  const reach = iqr.times(Ratio.of(3, 2))
  const factor = join(shownValue(Ratio.of(3, 2)), shownValue(iqr))
  return step(
    statements(
      equation(minus(shownValue(lower), factor), shownValue(lower.minus(reach))),
      equation(sum(shownValue(upper), factor), shownValue(upper.plus(reach))),
    ),
    because.fencesBeyondQuartiles,
  )
}

/** The mean, each deviation and the sum of their squares; the mean is whole. */
export function deviationSteps(data: readonly number[]): readonly Step[] {
  const total = data.reduce((a, b) => a + b, 0)
  const mean = total / data.length
  const deviations = data.map(value => value - mean)
  const squares = deviations.map(value => value ** 2)
  return [
    step(equation(equation(MEAN, over(total, data.length)), mean), because.addAndDivideByCount),
    step(list(...deviations), because.deviationsFromMean),
    step(
      equation(
        sum(...squares),
        squares.reduce((a, b) => a + b, 0),
      ),
      because.addSquaredDeviations,
    ),
  ]
}

/** The variance of a sample from the sum of the squares. */
export const varianceStep = (squares: Rational, count: number): Step =>
  step(equation(power(symbol('s'), 2), over(expr(squares), count - 1)), because.divideByOneLess)

const [Z, VALUE] = [symbol('z'), symbol('x')]
export const [MU, SIGMA] = [symbol('μ'), symbol('σ')]

const standardized = (value: Rational, mean: Rational, deviation: Rational): Expr =>
  equation(
    equation(Z, over(minus(VALUE, MU), SIGMA)),
    over(minus(shownValue(Ratio.from(value)), shownValue(Ratio.from(mean))), shownValue(Ratio.from(deviation))),
  )

/** z = (x − μ)/σ, with its numbers. */
export const standardizeStep = (value: Rational, mean: Rational, deviation: Rational): Step => {
  const z = Ratio.from(value).minus(mean).over(deviation)
  return step(equation(standardized(value, mean, deviation), shownValue(z)), because.standardize)
}
/** The same without what comes out: that has a line of its own. */
export const writtenStandardizeStep = (value: Rational, mean: Rational, deviation: Rational): Step =>
  step(standardized(value, mean, deviation), because.standardize)

/** μ + zσ, with its numbers. */
export const valueAtZStep = (z: Rational, mean: Rational, deviation: Rational): Step => {
  const [of, m, s] = [Ratio.from(z), Ratio.from(mean), Ratio.from(deviation)]
  const factor = of.n < 0 ? bracketed(shownValue(of)) : shownValue(of)
  return step(
    equation(equation(VALUE, sum(shownValue(m), join(factor, shownValue(s)))), shownValue(m.plus(of.times(s)))),
    because.goBackFromZ,
  )
}
