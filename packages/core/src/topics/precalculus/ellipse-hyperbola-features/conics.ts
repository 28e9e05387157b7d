import {
  type AnswerType,
  approximate,
  type Conic,
  conic,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  expr,
  type FilledTable,
  join,
  lcm,
  line,
  list,
  m,
  minus,
  negative,
  option,
  over,
  type Printed,
  point as pointOf,
  power,
  prose,
  type Random,
  Ratio,
  type Surd,
  sum,
  surd,
  surdExpr,
  symbol,
  type Tuple,
  tupleOf,
  words,
} from '../../../author.ts'

type Form = 'ellipse' | 'hyperbola'
type Place = readonly [x: number, y: number]

/** Along its own axis a conic reaches `a` from the center, across it `b`. */
export interface Curve {
  readonly form: Form
  readonly along: 'x' | 'y'
  readonly a: number
  readonly b: number
  readonly center: readonly [h: number, k: number]
}

export const [x, y] = [symbol('x'), symbol('y')]
const signOf = ({ form }: Curve) => (form === 'ellipse' ? -1 : 1)
/** From the center to a focus. */
export const focal = (curve: Curve): Surd => surd(1, curve.a ** 2 + signOf(curve) * curve.b ** 2)
export const isWholeFocal = (curve: Curve) => focal(curve).k === 1

const WHOLE: Readonly<Record<Form, readonly Place[]>> = {
  ellipse: [
    [5, 4],
    [5, 3],
    [10, 8],
    [10, 6],
  ],
  hyperbola: [
    [4, 3],
    [3, 4],
    [6, 8],
    [8, 6],
  ],
}

interface Wish {
  readonly most: number
  readonly moved: boolean
  readonly forms?: readonly Form[]
}

export function drawCurve(random: Random, { most, moved, forms = ['ellipse', 'hyperbola'] }: Wish): Curve {
  const form = random.pick(forms)
  const along = random.pick(['x', 'y'] as const)
  const center = moved ? ([random.intExcept(-5, 5, 0), random.int(-5, 5)] as const) : ([0, 0] as const)
  const whole = WHOLE[form].filter(pair => Math.max(...pair) <= most)
  const [a, b] = random.chance(0.5)
    ? random.pick(whole)
    : random.until(
        () => [random.int(2, most), random.int(1, most)] as const,
        ([a, b]) => (form === 'ellipse' ? a > b : a !== b),
      )
  return { form, along, a, b, center }
}

const squared = (letter: Expr, at: number) => {
  if (at === 0) return power(letter, 2)
  return letter === x ? m`(x + ${-at})^2` : m`(y + ${-at})^2`
}
export const term = (letter: Expr, at: number, half: number) =>
  half === 1 ? squared(letter, at) : over(squared(letter, at), half * half)
export const halfOf = ({ along, a, b }: Curve, axis: 'x' | 'y') => (axis === along ? a : b)

/** x²/a² + y²/b² = 1, or with a minus, the positive term first. */
export function standard(curve: Curve): Expr {
  const [h, k] = curve.center
  const [across, up] = [term(x, h, halfOf(curve, 'x')), term(y, k, halfOf(curve, 'y'))]
  if (curve.form === 'ellipse') return equation(sum(across, up), 1)
  return equation(curve.along === 'x' ? minus(across, up) : minus(up, across), 1)
}

/** The standard form times the least common multiple of its denominators. */
export function cleared(curve: Curve): Expr {
  const [h, k] = curve.center
  const whole = lcm(curve.a ** 2, curve.b ** 2)
  const part = (letter: 'x' | 'y', middle: number) => {
    const [factor, square] = [whole / halfOf(curve, letter) ** 2, squared(letter === 'x' ? x : y, middle)]
    return factor === 1 ? square : join(factor, square)
  }
  const [across, up] = [part('x', h), part('y', k)]
  if (curve.form === 'ellipse') return equation(sum(across, up), whole)
  return equation(curve.along === 'x' ? minus(across, up) : minus(up, across), whole)
}

/** The point so far from the center along the main axis, or across it. */
function placed(curve: Curve, distance: Expr | number, isAlong: boolean, isMinus: boolean): Expr {
  const [h, k] = curve.center
  const moved = (middle: number): Expr => {
    if (typeof distance === 'number') return expr(middle + (isMinus ? -distance : distance))
    if (middle === 0) return isMinus ? negative(distance) : distance
    return isMinus ? minus(middle, distance) : sum(middle, distance)
  }
  const isX = (curve.along === 'x') === isAlong
  return isX ? pointOf(moved(h), k) : pointOf(h, moved(k))
}
export const twoAt = (curve: Curve, distance: Expr | number, isAlong = true) =>
  [placed(curve, distance, isAlong, true), placed(curve, distance, isAlong, false)] as const
const pair = (curve: Curve, distance: Expr | number, isAlong = true) => list(...twoAt(curve, distance, isAlong))
export const twoFoci = (curve: Curve) => {
  const c = focal(curve)
  return twoAt(curve, c.k === 1 ? c.q.n : surdExpr(c))
}
const fociOf = (curve: Curve) => list(...twoFoci(curve))
/** y − k = ±m(x − h). */
export function asymptote(curve: Curve, sign: 1 | -1): Expr {
  const [h, k] = curve.center
  const slope = Ratio.of(halfOf(curve, 'y') * sign, halfOf(curve, 'x'))
  const left = k === 0 ? y : m`y + ${-k}`
  const run = h === 0 ? x : m`(x + ${-h})`
  return equation(left, slope.equals(1) ? (h === 0 ? x : m`x + ${-h}`) : join(slope, run))
}

const FEATURES = {
  center: words('center', 'centro'),
  vertices: words('vertices', 'vértices'),
  coVertices: words('co-vertices', 'covértices'),
  foci: words('foci', 'focos'),
  rising: words('rising asymptote', 'asíntota que sube'),
  falling: words('falling asymptote', 'asíntota que baja'),
}

interface Feature {
  readonly name: Expr
  readonly value: Expr
}
export function featuresOf(curve: Curve): readonly Feature[] {
  const [h, k] = curve.center
  const shared = [
    ...(h === 0 && k === 0 ? [] : [{ name: FEATURES.center, value: pointOf(h, k) }]),
    { name: FEATURES.vertices, value: pair(curve, curve.a) },
    { name: FEATURES.foci, value: fociOf(curve) },
  ]
  if (curve.form === 'ellipse') return [...shared, { name: FEATURES.coVertices, value: pair(curve, curve.b, false) }]
  return [
    ...shared,
    { name: FEATURES.rising, value: asymptote(curve, 1) },
    { name: FEATURES.falling, value: asymptote(curve, -1) },
  ]
}

export function tableOf(curve: Curve): FilledTable {
  const features = featuresOf(curve)
  return {
    blanks: features.map(({ value }) => value),
    rows: features.map(({ name, value }) => [line`${name}`, line`${value}`]),
    rowHeads: true,
  }
}

export const drawn = (curve: Curve, isBare = false): Conic =>
  conic({
    curve:
      curve.form === 'ellipse'
        ? { form: 'ellipse', center: curve.center, a: halfOf(curve, 'x'), b: halfOf(curve, 'y') }
        : { form: 'hyperbola', center: curve.center, a: curve.a, b: curve.b, opens: curve.along },
    x: [-10, 10],
    y: [-10, 10],
    show: isBare
      ? []
      : curve.form === 'hyperbola'
        ? ['center', 'vertices', 'asymptotes']
        : ['center', 'vertices', 'co-vertices'],
  })
/** Fits the grid, and the branches of a hyperbola leave the axis of symmetry soon. */
export const isClearToDraw = (curve: Curve) =>
  (curve.form === 'ellipse' || 3 * curve.b >= curve.a) &&
  Math.abs(curve.center[0]) + halfOf(curve, 'x') <= 9 &&
  Math.abs(curve.center[1]) + halfOf(curve, 'y') <= 9

export const graph = drawing<Readonly<Record<string, number | string>>>(
  value => drawn(fromJson(value)),
  value => [
    { ...value, a: Number(value.a) + 1 },
    { ...value, h: Number(value.h) + 1 },
  ],
)
export const toJson = ({ form, along, a, b, center: [h, k] }: Curve) => ({ form, along, a, b, h, k })
export const fromJson = ({ form, along, a, b, h, k }: Readonly<Record<string, number | string>>): Curve => ({
  form: form === 'ellipse' ? 'ellipse' : 'hyperbola',
  along: along === 'x' ? 'x' : 'y',
  a: Number(a),
  b: Number(b),
  center: [Number(h), Number(k)],
})

/** Points of the curve itself, from its meaning: on the axes and in between. */
export function pointsOn({ form, along, a, b, center: [h, k] }: Curve): readonly Place[] {
  return [-2, -1.3, -0.6, 0.4, 0.9, 1.7].map(t => {
    const [main, other] = form === 'ellipse' ? [a * Math.cos(t), b * Math.sin(t)] : [a * Math.cosh(t), b * Math.sinh(t)]
    return along === 'x' ? [h + main, k + other] : [h + other, k + main]
  })
}
export const solves = (of: Expr, [px, py]: readonly [number, number]) =>
  of.kind === 'relation' &&
  Math.abs(approximate(of.left, { x: px, y: py }) - approximate(of.right, { x: px, y: py })) < 1e-7

/** For every point of the curve the sum or difference of its distances from the foci is the same. */
export function isFocal(of: Expr, foci: readonly Place[], constant: number, form: Form): boolean {
  if (foci.length !== 2) return false
  const [[x1, y1], [x2, y2]] = tupleOf(foci, 2)
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const
  const c = Math.hypot(x2 - x1, y2 - y1) / 2
  const b = Math.sqrt(Math.abs((constant / 2) ** 2 - c ** 2))
  const along = Math.abs(y1 - y2) < 1e-9 ? 'x' : 'y'
  const isPossible = form === 'ellipse' ? c < constant / 2 : c > constant / 2
  return isPossible && pointsOn({ form, along, a: constant / 2, b, center: middle }).every(at => solves(of, at))
}

/** The line comes as near to the curve as one likes, far out on both sides. */
export function isAsymptote(of: Expr, left: Expr, vertices: readonly Place[], rises?: boolean): boolean {
  if (of.kind !== 'relation') return false
  const middle = vertices.reduce((sum, [px]) => sum + px, 0) / vertices.length
  const height = (px: number) => approximate(of.right, { x: px, y: 0 }) - approximate(of.left, { x: px, y: 0 })
  const isRising = height(middle + 1) > height(middle)
  return (
    (rises === undefined || rises === isRising) &&
    [1e6, -1e6].every(run => Math.abs(approximate(left, { x: middle + run, y: height(middle + run) })) < 1e-3)
  )
}

export const SAMPLES = [
  [1.37, 0.61],
  [-2.3, 4.7],
  [3.1, -5.3],
  [7.9, 2.2],
  [-6.4, -3.8],
] as const

export function isInOrder([one, two]: readonly Place[]): boolean {
  if (!one || !two) return false
  return one[0] < two[0] || (Math.abs(one[0] - two[0]) < 1e-9 && one[1] < two[1])
}

export const distanceIn = (of: Expr): number => {
  const [[x1, y1], [x2, y2]] = tupleOf(placesIn(of), 2)
  return Math.hypot(x2 - x1, y2 - y1)
}
export const printedForm = (printed: Printed): Form =>
  printed.one('words').en === 'an ellipse' ? 'ellipse' : 'hyperbola'

export const placesIn = (of: Expr): readonly Place[] => {
  if (of.kind !== 'list') return []
  if (of.brackets === '(') return [[approximate(of.items[0] ?? x), approximate(of.items[1] ?? x)]]
  return of.items.flatMap(placesIn)
}
export const standsOn = (of: Expr, printed: Expr) => placesIn(of).every(at => solves(printed, at))

/** A, C, D, E, F of Ax² + Cy² + Dx + Ey + F = 0, whole and without a common factor, A > 0. */
export function generalTerms(curve: Curve): Tuple<number, 5> {
  const [h, k] = curve.center
  const [p, q] = [halfOf(curve, 'y') ** 2, halfOf(curve, 'x') ** 2]
  const [signX, signY] = curve.form === 'ellipse' ? [1, 1] : curve.along === 'x' ? [1, -1] : [-1, 1]
  const [A, C] = [signX * p, signY * q]
  return lowest([A, C, -2 * A * h, -2 * C * k, A * h * h + C * k * k - p * q])
}
/** Of a parabola with its vertex at this center: b(x − h)² = a(y − k), or with the letters exchanged. */
export function parabolaTerms({ along, a, b, center: [h, k] }: Curve): Tuple<number, 5> {
  return along === 'y'
    ? lowest([b, 0, -2 * b * h, -a, b * h * h + a * k])
    : lowest([0, b, -a, -2 * b * k, b * k * k + a * h])
}
function lowest(terms: Tuple<number, 5>): Tuple<number, 5> {
  const divisor = terms.reduce((all, value) => gcd(all, Math.abs(value)), 0)
  const by = terms[0] < 0 ? -divisor : divisor
  return tupleOf(
    terms.map(value => value / by),
    5,
  )
}
export const inGeneralForm = ([a, c, d, e, f]: Tuple<number, 5>): Expr =>
  m`${a}x^2 + ${c}y^2 + ${d}x + ${e}y + ${f} = 0`
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** An equation of a conic in standard form: 1 stands alone on the right side. */
export const conicEquation: AnswerType<Expr> = { ...equationAsWritten, requires: 'standard-form' }

export const conicName = option({
  ellipse: { en: prose`ellipse`, es: prose`elipse` },
  hyperbola: { en: prose`hyperbola`, es: prose`hipérbola` },
  circle: { en: prose`circle`, es: prose`circunferencia` },
  parabola: { en: prose`parabola`, es: prose`parábola` },
})

export const WRITE_EQUATION = {
  en: prose`Write the equation in standard form, with 1 on the right side.`,
  es: prose`Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
}
export const nameOf = ({ form }: Curve) =>
  form === 'ellipse' ? words('an ellipse', 'una elipse') : words('a hyperbola', 'una hipérbola')

export const formOf = (printed: Printed): Form => {
  const { left } = printed.one('relation')
  const isDifference = left.kind === 'sum' && left.terms.some(({ kind }) => kind === 'negative')
  return isDifference ? 'hyperbola' : 'ellipse'
}
