import {
  answerStep,
  type Both,
  bracketed,
  decimal,
  type Expr,
  equation,
  expr,
  type Inline,
  integral,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  over,
  Ratio,
  relation,
  type Step,
  series,
  statements,
  step,
  sum,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type FigureRule, limitName, n, type RectangleRule, type Rule, sumName } from './parts.ts'

const total = (values: readonly Ratio[]) => values.reduce((all, value) => all.plus(value), Ratio.of(0))
/** 2(3 + 5 + 9) = 34; without the factor 1. */
const widthTimes = (width: Ratio, heights: readonly Ratio[]): Expr => {
  const added = sum(...heights)
  return equation(width.equals(1) ? added : join(width, bracketed(added)), total(heights).times(width))
}

const PLACES = {
  left: because.takeLeftEnds,
  right: because.takeRightEnds,
  midpoint: because.takeMidpoints,
} as const

/** A sum of rectangles under a formula, over equal subintervals. */
export function formulaSumSteps(
  rule: RectangleRule,
  ends: readonly Ratio[],
  value: (at: Ratio) => Ratio,
): readonly Step[] {
  const [from, to] = [itemOf(ends, 0), itemOf(ends, ends.length - 1)]
  const count = ends.length - 1
  const width = to.minus(from).over(count)
  const lefts = ends.slice(0, -1)
  const places = { left: lefts, right: ends.slice(1), midpoint: lefts.map(at => at.plus(width.over(2))) }[rule]
  const heights = places.map(value)
  return [
    step(equation(equation(m`Δx`, over(minus(to, from), count)), width), because.widthOfSubinterval),
    step(list(...places), PLACES[rule]),
    step(statements(...places.map((at, i) => equation(m`f(${at})`, itemOf(heights, i)))), because.heightsAreValues),
    step(widthTimes(width, heights), because.heightsTimesWidth, { width }),
  ]
}

/** The area of drawn rectangles or trapezoids that are 1 wide. */
export function figureSumSteps(rule: FigureRule, values: readonly number[]): readonly Step[] {
  if (rule !== 'trapezoid') {
    const heights = (rule === 'left' ? values.slice(0, -1) : values.slice(1)).map(value => Ratio.of(value))
    return [
      step(list(...heights), because.readHeightsOfRectangles),
      step(widthTimes(Ratio.of(1), heights), because.heightsTimesWidth, { width: 1 }),
    ]
  }
  const areas = averages(values)
  return [
    step(list(...values), because.readSidesOfTrapezoids),
    step(statements(...averagesShown(values)), because.areaOfEachTrapezoid),
    step(equation(sum(...areas), total(areas)), because.addTheAreas),
  ]
}

const averages = (values: readonly number[]) =>
  values.slice(1).map((right, i) => Ratio.of(itemOf(values, i) + right, 2))
const averagesShown = (values: readonly number[], show: (value: Ratio) => Value = value => value) =>
  averages(values).map((average, i) => equation(over(sum(itemOf(values, i), itemOf(values, i + 1)), 2), show(average)))

type Ends = Both<readonly Inline[]>

/** The sum over the columns of a table of rates, and what it says. */
export function tableSumSteps(
  rule: FigureRule,
  times: readonly number[],
  rates: readonly number[],
  told: Ends,
): readonly Step[] {
  const widths = times.slice(1).map((time, i) => time - itemOf(times, i))
  const heights =
    rule === 'trapezoid'
      ? averages(rates)
      : (rule === 'left' ? rates.slice(0, -1) : rates.slice(1)).map(rate => Ratio.of(rate))
  const products = heights.map((height, i) => height.times(itemOf(widths, i)))
  return [
    step(
      statements(...widths.map((width, i) => equation(minus(itemOf(times, i + 1), itemOf(times, i)), width))),
      because.widthsFromTable,
    ),
    rule === 'trapezoid'
      ? step(statements(...averagesShown(rates, decimal)), because.averageOfBothEnds)
      : step(list(...heights), rule === 'left' ? because.ratesAtLeftEnds : because.ratesAtRightEnds),
    step(
      statements(
        ...heights.map((height, i) => equation(join(itemOf(widths, i), decimal(height)), decimal(itemOf(products, i)))),
      ),
      because.ratesTimesWidths,
    ),
    answerStep(equation(sum(...products.map(product => decimal(product))), decimal(total(products))), told),
  ]
}

/** The midpoint sum over a table whose times stand half a subinterval apart. */
export function midpointSumSteps(half: number, rates: readonly number[], told: Ends): readonly Step[] {
  const width = Ratio.of(2 * half)
  const heights = rates.filter((_, i) => i % 2 === 1).map(rate => Ratio.of(rate))
  return [
    step(equation(m`Δt`, equation(join(2, half), width)), because.twoColumnsWide),
    step(list(...heights), because.ratesAtMidpoints),
    answerStep(widthTimes(width, heights), told),
  ]
}

export interface Shape {
  readonly of: Expr
  readonly rises: boolean
  readonly opens: boolean
  readonly derivative: Expr
  readonly second: Expr
}

const SUMS = {
  left: words('left sum', 'suma por la izquierda'),
  right: words('right sum', 'suma por la derecha'),
  midpoint: words('midpoint sum', 'suma de punto medio'),
  trapezoid: words('trapezoidal sum', 'suma trapezoidal'),
} as const

const PIECES = {
  left: {
    en: line`With the height at their left endpoint, all rectangles`,
    es: line`Con la altura en su extremo izquierdo, todos los rectángulos`,
  },
  right: {
    en: line`With the height at their right endpoint, all rectangles`,
    es: line`Con la altura en su extremo derecho, todos los rectángulos`,
  },
  trapezoid: {
    en: line`The slanted sides join two points on the curve, so all trapezoids`,
    es: line`Los lados inclinados unen dos puntos de la curva, así que todos los trapecios`,
  },
} as const

/** Why a sum is greater or less than the integral. */
export function errorSteps(rule: Rule, shape: Shape, area: Expr, isOver: boolean): readonly Step[] {
  const compared = relation(SUMS[rule], isOver ? '>' : '<', area)
  const slope = step(
    relation(equation(m`f'(x)`, shape.derivative), shape.rises ? '>' : '<', 0),
    shape.rises ? because.functionIncreases : because.functionDecreases,
  )
  const bend = step(
    relation(equation(m`f''(x)`, shape.second), shape.opens ? '>' : '<', 0),
    shape.opens ? because.graphBendsUp : because.graphBendsDown,
  )
  if (rule === 'midpoint')
    return [
      bend,
      step(compared, because.tangentsAtMidpoints, {
        side: isOver ? { en: line`above`, es: line`encima` } : { en: line`below`, es: line`debajo` },
      }),
    ]
  return [
    rule === 'trapezoid' ? bend : slope,
    step(compared, isOver ? because.piecesReachOver : because.piecesStayUnder, { pieces: PIECES[rule] }),
  ]
}

/** From the limit of right sums of f over [a, a + w] to its integral. */
export const integralOfLimitSteps = (of: Expr, a: number, w: number): readonly Step[] => [
  step(m`Δx = ${w}/n`, because.widthIsLastFactor, { length: w }),
  step(statements(m`x = ${a} + {${w}i}/n`, equation(sum(a, w), a + w)), because.limitsFromPlaces, { from: a }),
  step(equation(m`f(x)`, of), because.functionOfPlace),
  step(integral(of, 'x', [a, a + w]), because.limitIsIntegral),
]

/** From the integral of f over [a, a + w] to the limit of its right sums. */
export const limitOfIntegralSteps = (
  f: (at: Expr) => Expr,
  a: number,
  w: number,
  limitOfSums: Value,
): readonly Step[] => [
  step(m`Δx = {${a + w} - ${a}}/n = ${w}/n`, because.widthOfSubinterval),
  step(m`x = ${a} + {${w}i}/n`, because.rightEndsInN, { letter: symbol('i') }),
  step(join(f(m`{${a} + {${w}i}/n}`), bracketed(over(w, symbol('n')))), because.heightTimesWidthInN),
  step(expr(limitOfSums), because.limitOfAllRectangles),
]

/** The right sum of ax + b or ax² + b over [0, c] in terms of n, and its limit. */
export function sigmaSteps(
  { a, b, c, isSquare }: { readonly a: number; readonly b: number; readonly c: number; readonly isSquare: boolean },
  [sumInN, limit]: readonly [Expr, Expr],
): readonly Step[] {
  const place = m`{${c}k}/n`
  const height = isSquare ? m`${a}({${c}k}/n)^2 + ${b}` : m`${a}({${c}k}/n) + ${b}`
  const power = isSquare ? 3 : 2
  const outside = m`${a * c ** power}/n^${power}`
  const [front, quotient] = [Ratio.of(a * c ** power, isSquare ? 6 : 2), isSquare ? 2 : 1]
  const added = series('k', 1, n, isSquare ? m`k^2` : m`k`)
  return [
    step(statements(m`Δx = ${c}/n`, equation(m`x`, place)), because.rightEndsInN, { letter: symbol('k') }),
    step(series('k', 1, n, join(bracketed(height), bracketed(over(c, n)))), because.heightTimesWidthInN),
    step(sum(b * c, join(bracketed(outside), added)), because.constantsBeforeSum, { total: b * c }),
    step(equation(sumName, sumInN), because.putSumFormulaIn),
    step(
      statements(equation(sumName, sumInN), equation(limitName, equation(sum(b * c, join(front, quotient)), limit))),
      because.limitOfQuotients,
      { value: quotient },
    ),
  ]
}
