import {
  type AnswerType,
  type Both,
  bracketed,
  type Expr,
  equation,
  equationAsWritten,
  equationFor,
  evaluate,
  explainedBy,
  type Inline,
  join,
  line,
  list,
  m,
  minus,
  negative,
  type Of,
  over,
  point,
  Ratio,
  type Step,
  step,
  sum,
  symbol,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Pair, pointSlope, slopeIntercept, standard, x, y } from './parts.ts'

/** The forms that a prompt names, and requires. */
export const inSlopeIntercept: AnswerType<Expr> = { ...equationFor('y'), requires: 'slope-intercept' }
export const inPointSlope: AnswerType<Expr> = { ...equationAsWritten, requires: 'point-slope' }
export const inStandardForm: AnswerType<Expr> = { ...equationAsWritten, requires: 'standard-form' }

const [M, B] = [symbol('m'), symbol('b')]
const SLOPE_INTERCEPT = equation(y, sum(join(M, x), B))
const startOf = (slope: Ratio, [a, b]: Pair) => Ratio.of(b).minus(slope.times(a))

export const slopeStep = (one: Pair, other: Pair): Step =>
  step(
    equation(
      equation(M, over(minus(other[1], one[1]), minus(other[0], one[0]))),
      Ratio.of(other[1] - one[1], other[0] - one[0]),
    ),
    because.findSlopeFrom,
    { from: point(...one), to: point(...other) },
  )

/** The line y = mx + b with these numbers. */
export const lineStep = (slope: Ratio, start: Ratio): Step =>
  step(equation(y, slopeIntercept(slope, start)), because.use, { rule: SLOPE_INTERCEPT })

export const slopeAndStartSteps = (slope: Ratio, start: Ratio): readonly Step[] => [
  step(list(equation(M, slope), equation(B, start)), because.slopeAndInterceptOf),
  lineStep(slope, start),
]

/** The y-intercept by a point, then the equation. */
export const throughPointSteps = (slope: Ratio, at: Pair): readonly Step[] => {
  const start = startOf(slope, at)
  return [
    step(equation(at[1], sum(join(slope, at[0]), B)), because.pointInLine, { point: point(...at) }),
    ...(at[0] === 1 || slope.equals(1) ? [] : [step(equation(at[1], sum(slope.times(at[0]), B)), because.multiply)]),
    undoneStep(equation(B, start), { b: slope.times(at[0]) }),
    lineStep(slope, start),
  ]
}

export const twoPointSteps = (one: Pair, other: Pair): readonly Step[] => [
  slopeStep(one, other),
  ...throughPointSteps(Ratio.of(other[1] - one[1], other[0] - one[0]), one),
]

const RULE = m`y - y_1 = m(x - x_1)`
const less = (letter: Expr, value: number): Expr =>
  value < 0 ? sum(letter, negative(bracketed(m`${value}`))) : minus(letter, value)

/** Slope and point put into the point-slope form. */
export const pointSlopeSteps = (slope: Ratio, at: Pair): readonly Step[] => {
  const [a, b] = at
  const written = equation(less(y, b), join(slope, bracketed(less(x, a))))
  const read = step(
    list(equation(M, slope), equation(symbol('x', 1), a), equation(symbol('y', 1), b)),
    because.readSlopeAndPoint,
  )
  const last = pointSlope(slope, at)
  return a < 0 || b < 0
    ? [read, step(written, because.use, { rule: RULE }), step(last, because.addTheOpposite)]
    : [read, step(last, because.use, { rule: RULE })]
}

/** x and y on the left, the first coefficient positive; with y stands what is still to be added on both sides. */
function gathered(slope: Ratio, at: Pair, besideY = 0): readonly Step[] {
  const { n, d } = slope
  const last = standard(slope, at)
  const moved = movedBy(n, besideY)
  // Positive from the start: there is room for a line for each of the two moves.
  if (n < 0 && besideY !== 0)
    return [
      explainedBy(m`${-n}x + ${d}y + ${besideY} = ${d * at[1] - n * at[0] + besideY}`, movedBy(n, 0)),
      undoneStep(last, { b: besideY }),
    ]
  if (n < 0) return [explainedBy(last, moved)]
  return [
    explainedBy(m`${-n}x + ${d}y = ${d * at[1] - n * at[0]}`, moved),
    step(last, because.multiplyBothSides, { value: -1 }),
  ]
}

/** nx leaves the right side, a number the left: said as what is done on both sides. */
export function movedBy(n: number, besideY: number): Both<readonly Inline[]> {
  const term = m`${Math.abs(n)}x`
  const isAdded = n < 0
  if (besideY === 0)
    return isAdded
      ? { en: line`Add ${term} to both sides.`, es: line`Suma ${term} a ambos lados.` }
      : { en: line`Subtract ${term} from both sides.`, es: line`Resta ${term} de ambos lados.` }
  const value = Math.abs(besideY)
  if (isAdded)
    return besideY < 0
      ? { en: line`Add ${term} and ${value} to both sides.`, es: line`Suma ${term} y ${value} a ambos lados.` }
      : {
          en: line`Add ${term} to both sides and subtract ${value}.`,
          es: line`Suma ${term} a ambos lados y resta ${value}.`,
        }
  return besideY < 0
    ? {
        en: line`Subtract ${term} from both sides and add ${value}.`,
        es: line`Resta ${term} de ambos lados y suma ${value}.`,
      }
    : {
        en: line`Subtract ${term} and ${value} from both sides.`,
        es: line`Resta ${term} y ${value} de ambos lados.`,
      }
}

/** The slope of a line in standard form, from y alone on its side. */
export const slopeOfStandardSteps = (slope: Ratio, at: Pair): readonly Step[] => slopeInterceptSteps(slope, at, true)

export const standardFromInterceptSteps = (slope: Ratio, start: number): readonly Step[] => [
  step(m`${slope.d}y = ${slope.n}x + ${slope.d * start}`, because.multiplyBothSides, { value: slope.d }),
  ...gathered(slope, [0, start]),
]

export const standardFromPointSteps = (slope: Ratio, at: Pair): readonly Step[] => {
  const { n, d } = slope
  const [a, b] = at
  const opened = equation(m`${d}y + ${-d * b}`, m`${n}x + ${-n * a}`)
  return [
    step(
      equation(join(d, bracketed(m`y + ${-b}`)), n === 1 ? m`x + ${-a}` : join(n, bracketed(m`x + ${-a}`))),
      because.multiplyBothSides,
      { value: d },
    ),
    n === 1
      ? step(opened, because.distribute, { factor: d })
      : step(opened, because.distributeBoth, { one: d, other: n }),
    ...gathered(slope, at, -d * b),
  ]
}

/** Solved for y from a standard or a point-slope form. */
export const slopeInterceptSteps = (slope: Ratio, at: Pair, isStandard: boolean): readonly Step[] => {
  const result = equation(y, slopeIntercept(slope, startOf(slope, at)))
  if (!isStandard) {
    const opened = equation(m`y + ${-at[1]}`, m`${slope}x + ${slope.times(-at[0])}`)
    return [
      step(opened, because.distribute, { factor: slope }),
      at[1] < 0
        ? step(result, because.subtractFromBothSides, { value: -at[1] })
        : step(result, because.addToBothSides, { value: at[1] }),
    ]
  }
  const { left, right } = standard(slope, at) as Of<'relation'>
  const at0 = evaluate(left, { x: 0, y: 0 })
  const [A, C] = [evaluate(left, { x: 1, y: 0 }).minus(at0), evaluate(right)]
  const K = evaluate(left, { x: 0, y: 1 }).minus(at0)
  return [
    step(
      equation(m`${K}y`, C.n === 0 ? m`${A.negated()}x` : m`${A.negated()}x + ${C}`),
      because.subtractFromBothSides,
      { value: m`${A}x` },
    ),
    ...(K.equals(1) ? [] : [step(result, because.divideBothSides, { value: K })]),
  ]
}
