import {
  answerStep,
  type Both,
  bracketed,
  type Expr,
  equation,
  expr,
  figure,
  type Inline,
  join,
  lcm,
  list,
  m,
  minus,
  over,
  point as pointOf,
  power,
  Ratio,
  relation,
  root,
  type Step,
  squareOf,
  statements,
  step,
  sum,
  surdExpr,
  symbol,
  type Tuple,
  table,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupedByLetter } from '../../kit/conics/grouped.ts'
import { type Curve, drawn, focal, generalTerms, halfOf, standard, tableOf, twoAt, x, y } from './conics.ts'
import type { Arch } from './stories.ts'

const isEllipse = ({ form }: Curve) => form === 'ellipse'
const reasonOf = (curve: Curve) => (isEllipse(curve) ? because.focusOfEllipse : because.focusOfHyperbola)

/** The center, a and c, as the points or distances of the problem show them. */
const known = (
  curve: Curve,
  reason: typeof because.centerBetweenVertices | typeof because.sumIsTwiceA | typeof because.differenceIsTwiceA,
): Step =>
  step(
    statements(
      equation(m`(h, k)`, pointOf(...curve.center)),
      equation(m`a`, curve.a),
      equation(m`c`, surdExpr(focal(curve))),
    ),
    reason,
  )

const otherSquare = (curve: Curve): Step => {
  const [a, c] = [power(curve.a, 2), power(surdExpr(focal(curve)), 2)]
  const difference = isEllipse(curve) ? m`${a} - ${c}` : m`${c} - ${a}`
  return step(equation(equation(m`b^2`, difference), curve.b ** 2), reasonOf(curve))
}

const axisOf = ({ along }: Curve) => ({ axis: symbol(along) })
const intoStandard = (curve: Curve): Step => step(standard(curve), because.intoStandardConic, axisOf(curve))
const denominators = (curve: Curve) => (isEllipse(curve) ? because.halfAxesOfEllipse : because.halfAxesOfHyperbola)

export const fromVerticesAndFoci = (curve: Curve): readonly Step[] => [
  known(curve, because.centerBetweenVertices),
  otherSquare(curve),
  intoStandard(curve),
]

export const fromFociAndDistance = (curve: Curve): readonly Step[] => [
  known(curve, isEllipse(curve) ? because.sumIsTwiceA : because.differenceIsTwiceA),
  otherSquare(curve),
  intoStandard(curve),
]

export const eccentricitySteps = (curve: Curve): readonly Step[] => {
  const [a, b] = [curve.a ** 2, curve.b ** 2]
  const c = focal(curve)
  return [
    step(standard(curve), because.divideBothSides, { value: lcm(a, b) }),
    step(statements(equation(m`a^2`, a), equation(m`b^2`, b)), denominators(curve)),
    step(
      equation(equation(m`c^2`, isEllipse(curve) ? m`${a} - ${b}` : sum(a, b)), a + (isEllipse(curve) ? -b : b)),
      reasonOf(curve),
    ),
    step(statements(equation(m`a`, curve.a), equation(m`c`, surdExpr(c))), because.takePositiveRoots),
    step(equation(m`c/a`, expr(c.q.over(curve.a))), because.eccentricityIs),
  ]
}

const halfAxes = (
  curve: Curve,
  reason:
    | typeof because.readHalfAxesOfEllipse
    | typeof because.readHalfAxesOfHyperbola
    | typeof because.halfAxesFromEnds,
): Step =>
  step(
    statements(equation(m`(h, k)`, pointOf(...curve.center)), equation(m`a`, curve.a), equation(m`b`, curve.b)),
    reason,
  )

export const fromDrawing = (curve: Curve): readonly Step[] => [
  halfAxes(curve, isEllipse(curve) ? because.readHalfAxesOfEllipse : because.readHalfAxesOfHyperbola),
  intoStandard(curve),
]

/** From the vertices, and the co-vertices or the rising asymptote. */
export function fromHalfAxes(curve: Curve): readonly Step[] {
  if (isEllipse(curve)) return [halfAxes(curve, because.halfAxesFromEnds), intoStandard(curve)]
  const [rise, run] = curve.along === 'x' ? [m`b`, expr(curve.a)] : [expr(curve.a), m`b`]
  const slope = Ratio.of(halfOf(curve, 'y'), halfOf(curve, 'x'))
  return [
    step(statements(equation(m`(h, k)`, pointOf(...curve.center)), equation(m`a`, curve.a)), because.centerAndVertex),
    step(statements(equation(over(rise, run), slope), equation(m`b`, curve.b)), because.halfAxisFromSlope, {
      quotient: curve.along === 'x' ? m`b/a` : m`a/b`,
    }),
    intoStandard(curve),
  ]
}

/** 10/6 = 5/3, the half-axis along y over that along x. */
const slopeStep = (curve: Curve): Step => {
  const [rise, run] = [halfOf(curve, 'y'), halfOf(curve, 'x')]
  const named = curve.along === 'x' ? m`b/a` : m`a/b`
  const slope = Ratio.of(rise, run)
  const both = (of: Value): Expr => ({ kind: 'prefixed', sign: '±', of: expr(of) })
  const quotient =
    slope.d === run
      ? equation(both(named), both(slope))
      : equation(equation(both(named), both(over(rise, run))), both(slope))
  return step(quotient, because.asymptoteSlopes)
}

/** What a standard form shows: a center away from the origin, and the half-axes. */
function centerAndRoots(curve: Curve): readonly Step[] {
  const [h, k] = curve.center
  const [a, b] = [curve.a ** 2, curve.b ** 2]
  return [
    ...(h === 0 && k === 0 ? [] : [step(equation(m`(h, k)`, pointOf(h, k)), because.centerOfStandardConic)]),
    step(
      statements(equation(equation(m`a`, root(a)), curve.a), equation(equation(m`b`, root(b)), curve.b)),
      denominators(curve),
    ),
  ]
}

export function featureSteps(curve: Curve): readonly Step[] {
  const [a, b] = [curve.a ** 2, curve.b ** 2]
  const c = focal(curve)
  const square = equation(m`c^2`, isEllipse(curve) ? minus(a, b) : sum(a, b))
  const { rows } = tableOf(curve)
  return [
    ...centerAndRoots(curve),
    step(equation(square, squareOf(c)), reasonOf(curve)),
    step(equation(m`c`, surdExpr(c)), because.positiveRoot),
    ...(isEllipse(curve) ? [] : [slopeStep(curve)]),
    step(
      table({ rows, rowHeads: true }),
      isEllipse(curve) ? because.alongAndAcross : because.alongAndAsymptotes,
      axisOf(curve),
    ),
  ]
}

export function drawingSteps(curve: Curve): readonly Step[] {
  const whole = figure(drawn(curve))
  const read = centerAndRoots(curve)
  const vertices = list(...twoAt(curve, curve.a))
  if (isEllipse(curve))
    return [
      ...read,
      step(statements(vertices, list(...twoAt(curve, curve.b, false))), because.endsOfAxes, axisOf(curve)),
      step(whole, because.drawEllipse),
    ]
  return [
    ...read,
    step(vertices, because.verticesAlong, axisOf(curve)),
    slopeStep(curve),
    step(whole, because.drawHyperbola),
  ]
}

/** The general form with its squares completed, to the standard form. The center is on no axis. */
export function completingSteps(curve: Curve): readonly Step[] {
  const [A, C, D, E, F] = generalTerms(curve)
  const [h, k] = curve.center
  const total = A * h * h + C * k * k - F
  const added = sum(-F, A * h * h, C * k * k)
  const [p, q] = [-2 * h, -2 * k]
  return [
    groupedByLetter(m`${A}x^2 + ${D}x + ${C}y^2 + ${E}y = ${-F}`, -F),
    step(m`${A}(x^2 + ${p}x) + ${C}(y^2 + ${q}y) = ${-F}`, because.factorOutBeforeSquares),
    step(m`${A}(x^2 + ${p}x + ${h * h}) + ${C}(y^2 + ${q}y + ${k * k}) = ${added}`, because.completeSquaresInBrackets),
    step(m`${A}(x + ${-h})^2 + ${C}(y + ${-k})^2 = ${total}`, because.factorSquares),
    step(standard(curve), because.divideBothSides, { value: total }),
  ]
}

const BY_COEFFICIENTS = {
  circle: because.circleByCoefficients,
  ellipse: because.ellipseByCoefficients,
  hyperbola: because.hyperbolaByCoefficients,
}

/** Which conic a general form is, by the coefficients of its squares. */
export function conicNameSteps(
  [A, C]: Tuple<number, 5>,
  name: 'circle' | 'ellipse' | 'hyperbola' | 'parabola',
): readonly Step[] {
  if (name === 'parabola') {
    const [square, single] = A === 0 ? [m`${C}y^2`, x] : [m`${A}x^2`, y]
    return [step(square, because.oneSquareOnly), step(single, because.parabolaByCoefficients)]
  }
  return [
    step(statements(m`${A}x^2`, m`${C}y^2`), because.coefficientsOfSquares),
    step(
      name === 'circle'
        ? equation(A, C)
        : relation(equation(join(A, C < 0 ? bracketed(C) : C), A * C), name === 'ellipse' ? '>' : '<', 0),
      BY_COEFFICIENTS[name],
    ),
  ]
}

/** The height of half an ellipse over a point of its base. */
export function archSteps({ span, height, at }: Arch, up: Expr, told: Both<readonly Inline[]>): readonly Step[] {
  const a = span / 2
  const part = m`1 - ${at ** 2}/${a ** 2}`
  return [
    step(statements(equation(equation(m`a`, over(span, 2)), a), equation(m`b`, height)), because.halfEllipseAtOrigin),
    step(m`x^2/${a ** 2} + y^2/${height ** 2} = 1`, because.writeTheEllipse),
    step(m`y^2 = ${height ** 2}(${part})`, because.putInAndSolveForSquare, { value: at }),
    step(m`y = ${height}√(${part})`, because.heightIsPositive),
    answerStep(relation(y, '≈', up), told),
  ]
}

/** The distance between the foci of an ellipse of this length and width. */
export const betweenFociSteps = (
  length: number,
  width: number,
  apart: Expr,
  told: Both<readonly Inline[]>,
): readonly Step[] => {
  const square = length ** 2 - width ** 2
  return [
    step(statements(equation(m`2a`, length), equation(m`2b`, width)), because.lengthIsMajorAxis),
    step(m`(2c)^2 = ${length}^2 - ${width}^2 = ${square}`, because.fociOfWholeAxes),
    step(m`2c = ${root(square)}`, because.positiveRoot),
    answerStep(relation(m`2c`, '≈', apart), told),
  ]
}

/** The minor axis of an orbit, from its least and its greatest distance from the focus. */
export function orbitSteps(near: number, far: number, told: Both<readonly Inline[]>): readonly Step[] {
  const [a, c] = [(near + far) / 2, (far - near) / 2]
  const square = a ** 2 - c ** 2
  const b = Math.sqrt(square)
  return [
    step(m`2a = ${near} + ${far} = ${2 * a}`, because.majorAxisFromDistances),
    step(m`a = ${2 * a}/2 = ${a}`, because.halfOfMajorAxis),
    step(m`c = ${a} - ${near} = ${c}`, because.focusFromShortest),
    step(m`b^2 = ${a}^2 - ${c}^2 = ${square}`, because.focusOfEllipse),
    step(m`b = ${root(square)} = ${b}`, because.positiveRoot),
    answerStep(equation(equation(m`2b`, join(2, b)), 2 * b), told),
  ]
}
