import {
  type AnswerType,
  both,
  equation,
  explained,
  expr,
  gcd,
  line,
  list,
  m,
  minus,
  nearNumbers,
  numberList,
  over,
  type Point,
  type Random,
  Ratio,
  type Step,
  step,
  tupleOf,
  type Value,
  type ValueOrNone,
  valueOrUndefined,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** Two numbers by their names: m = 2, b = −3. */
export const slopeAndIntercept: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => {
    const [slope, b] = tupleOf(values, 2)
    return both(list(equation(m`m`, slope), equation(m`b`, b)))
  },
}

/** The slope through two points, worked out; of a vertical line it is undefined. */
export function slopeSteps([x1, y1]: Point, [x2, y2]: Point): readonly Step[] {
  const [rise, run] = [y2 - y1, x2 - x1]
  if (run === 0)
    return [
      step(equation(minus(x2, x1), 0), because.findChangeOf, { letter: m`x` }),
      step(words('undefined', 'indefinida'), because.zeroRun),
    ]
  const slope = Ratio.of(rise, run)
  if (rise === 0)
    return [
      step(equation(m`m`, over(minus(y2, y1), minus(x2, x1))), because.findSlope),
      ...(run === 1 ? [] : [step(equation(m`m`, over(rise, run)), because.subtractAboveAndBelow)]),
      explained(
        equation(m`m`, 0),
        line`0 divided by a number other than 0 is 0. The line is horizontal.`,
        line`0 entre un número distinto de 0 es 0. La recta es horizontal.`,
      ),
    ]
  const fraction = equation(m`m`, over(rise, run))
  const subtracted = slope.d === run && rise < 0 ? equation(fraction, slope) : fraction
  return [
    step(equation(m`m`, over(minus(y2, y1), minus(x2, x1))), because.findSlope),
    ...(run === 1 ? [] : [step(subtracted, because.subtractAboveAndBelow)]),
    ...(slope.d === run
      ? run === 1
        ? [step(equation(m`m`, slope), because.subtractAboveAndBelow)]
        : []
      : [step(equation(m`m`, slope), because.divideBothTerms, { value: run < 0 ? -gcd(rise, run) : gcd(rise, run) })]),
  ]
}

/** A slope in lowest terms; of a vertical line it is undefined. */
export const slopeOrUndefined: AnswerType<ValueOrNone> = {
  ...valueOrUndefined,
  show: value => both(value === 'none' ? words('undefined', 'indefinida') : expr(value)),
  nearMisses: value => (value === 'none' ? [0, 1] : [...nearNumbers(value), 'none']),
}

export const slopeOf = ([x1, y1]: Point, [x2, y2]: Point): Ratio | 'none' =>
  x1 === x2 ? 'none' : Ratio.of(y2 - y1, x2 - x1)

/** A slope that is no more than so steep, either sign in turn. */
export function drawSlope(random: Random, denominators: readonly number[], most: number): Ratio {
  const d = random.evenly(denominators)
  const sign = random.evenly([1, -1])
  return Ratio.of(
    sign *
      random.until(
        () => random.int(1, most),
        n => gcd(n, d) === 1,
      ),
    d,
  )
}

/** Two lattice points of a line with this slope, no farther than `most` from the axes. */
export function latticePair(random: Random, slope: Ratio, most: number): readonly [Point, Point] {
  const longest = Math.floor(Math.min((2 * most) / slope.d, (2 * most) / Math.max(1, Math.abs(slope.n)), 3))
  const k = random.int(1, Math.max(1, longest))
  const [dx, dy] = [k * slope.d, k * slope.n]
  const [x, y] = [random.int(-most, most - dx), dy >= 0 ? random.int(-most, most - dy) : random.int(-most - dy, most)]
  return [
    [x, y],
    [x + dx, y + dy],
  ]
}
