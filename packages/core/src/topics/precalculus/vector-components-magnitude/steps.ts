import {
  bracketed,
  call,
  decimal,
  degrees,
  type Expr,
  equation,
  explained,
  expr,
  itemOf,
  line,
  minus,
  over,
  point as pointOf,
  power,
  relation,
  root,
  type Step,
  type Surd,
  statements,
  step,
  sum,
  surdExpr,
  symbol,
  type Value,
  vector,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { roundedNear } from '../../kit/rounding/rounded.ts'
import { length, type Pair, squared, theta } from './parts.ts'

export const inBrackets = (value: number) => (value < 0 ? bracketed(value) : expr(value))
export const differenceSteps = (from: Pair, to: Pair): readonly Step[] => [
  step(
    statements(
      equation(minus(to[0], inBrackets(from[0])), to[0] - from[0]),
      equation(minus(to[1], inBrackets(from[1])), to[1] - from[1]),
    ),
    because.endMinusStart,
  ),
  step(vector(to[0] - from[0], to[1] - from[1]), because.writeAsVector),
]
/** From the start and the components to the end, or back. */
export const otherEndSteps = (
  at: readonly number[],
  components: readonly number[],
  isEnd: boolean,
  answer: readonly Value[],
): readonly Step[] => [
  step(
    statements(
      ...at.map((value, i) => {
        const by = inBrackets(itemOf(components, i))
        return equation(isEnd ? minus(value, by) : sum(value, by), itemOf(answer, i))
      }),
    ),
    isEnd ? because.endMinusVector : because.startPlusVector,
  ),
  step(pointOf(...answer), because.writeAsPoint),
]
export const readEnds = (from: Pair, to: Pair): Step =>
  step(statements(pointOf(...from), pointOf(...to)), because.readGraph, {
    what: {
      en: line`the start, then the end at the tip of the arrow`,
      es: line`el inicio y luego el final, en la punta de la flecha`,
    },
  })
/** The root of the sum of the squares, and what comes out of it. */
export function magnitudeSteps([x, y]: Pair, size: Surd, name: Expr = length): readonly Step[] {
  const whole = squared([x, y])
  const start = [
    step(equation(name, root(sum(power(inBrackets(x), 2), power(inBrackets(y), 2)))), because.magnitudeIsRoot),
    step(equation(name, root(whole)), because.addSquaresUnderRoot),
  ]
  if (size.k === 1)
    return [
      ...start,
      explained(
        equation(name, surdExpr(size)),
        line`Find the square root: ${equation(power(surdExpr(size), 2), whole)}.`,
        line`Halla la raíz cuadrada: ${equation(power(surdExpr(size), 2), whole)}.`,
      ),
    ]
  return size.q.n === 1
    ? start
    : [...start, step(equation(name, surdExpr(size)), because.squareFactor, { factor: size.q.n ** 2 })]
}

const DEGREE = { en: line`nearest degree`, es: line`al grado más cercano` }

/** How the direction angle comes from the reference angle in quadrants II, III and IV. */
const FROM_REFERENCE = {
  II: {
    turned: (reference: Expr) => minus(degrees(180), reference),
    how: { en: line`subtract from 180°`, es: line`resta de 180°` },
  },
  III: {
    turned: (reference: Expr) => sum(degrees(180), reference),
    how: { en: line`add to 180°`, es: line`suma a 180°` },
  },
  IV: {
    turned: (reference: Expr) => minus(degrees(360), reference),
    how: { en: line`subtract from 360°`, es: line`resta de 360°` },
  },
} as const

/** The direction angle, to hundredths and then to the whole degree; what else was found stands before it on the last line. */
export function directionSteps([x, y]: Pair, angle: number, ...found: readonly Expr[]): readonly Step[] {
  const isExact = Math.abs(x) === Math.abs(y)
  const sign = isExact ? '=' : '≈'
  const hundredths = (value: number) => degrees(isExact ? value : decimal(roundedNear(value, 2), 2))
  const reference = (Math.atan2(Math.abs(y), Math.abs(x)) * 180) / Math.PI
  const acute = relation(call('arctan', over(Math.abs(y), Math.abs(x))), sign, hundredths(reference))
  const last = statements(...found, relation(theta, sign, degrees(angle)))
  const rounded = isExact ? [] : [step(last, because.roundAtTheEnd, { place: DEGREE })]
  if (x > 0 && y > 0)
    return [
      step(isExact ? equation(over(y, x), 1) : equation(call('tan', theta), over(y, x)), because.tangentOfDirection),
      step(isExact ? last : acute, because.directionInFirstQuadrant),
      ...rounded,
    ]
  const quadrant = y > 0 ? 'II' : x < 0 ? 'III' : 'IV'
  const { turned, how } = FROM_REFERENCE[quadrant]
  const direction = x > 0 ? 360 - reference : y > 0 ? 180 - reference : 180 + reference
  const whole = equation(turned(hundredths(reference)), hundredths(direction))
  return [
    step(acute, because.referenceFromComponents),
    step(isExact ? statements(...found, equation(theta, whole)) : whole, because.directionInQuadrant, {
      quadrant: symbol(quadrant),
      how,
    }),
    ...rounded,
  ]
}
