import { drawing } from '../../answer/drawing.ts'
import { equation as equationAnswer, equationAsWritten, surdExpr } from '../../answer/expression.ts'
import { fractionInLowestTerms, measure as measured } from '../../answer/number.ts'
import { type FilledTable, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Both, both, type Content, figure, line, prose, table } from '../../content.ts'
import { type Conic, conic } from '../../figure/conic.ts'
import { coordinatePlane } from '../../figure/coordinate-plane.ts'
import {
  blank,
  decimal,
  equation,
  expr,
  join,
  list,
  measure,
  minus,
  negative,
  over,
  point as pointOf,
  power,
  sum,
  symbol,
  type Value,
  words,
} from '../../math/build.ts'
import { approximate, evaluate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { roundedToPlaces } from '../../number/rounding.ts'
import { type Surd, surd } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Form = 'ellipse' | 'hyperbola'
type Place = readonly [x: number, y: number]

/** Along its own axis a conic reaches `a` from the center, across it `b`. */
interface Curve {
  readonly form: Form
  readonly along: 'x' | 'y'
  readonly a: number
  readonly b: number
  readonly center: readonly [h: number, k: number]
}

const [x, y] = [symbol('x'), symbol('y')]
const signOf = ({ form }: Curve) => (form === 'ellipse' ? -1 : 1)
/** From the center to a focus. */
const focal = (curve: Curve): Surd => surd(1, curve.a ** 2 + signOf(curve) * curve.b ** 2)
const isWholeFocal = (curve: Curve) => focal(curve).k === 1

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

function drawCurve(random: Random, { most, moved, forms = ['ellipse', 'hyperbola'] }: Wish): Curve {
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
const term = (letter: Expr, at: number, half: number) =>
  half === 1 ? squared(letter, at) : over(squared(letter, at), half * half)
const halfOf = ({ along, a, b }: Curve, axis: 'x' | 'y') => (axis === along ? a : b)

/** x²/a² + y²/b² = 1, or with a minus, the positive term first. */
function standard(curve: Curve): Expr {
  const [h, k] = curve.center
  const [across, up] = [term(x, h, halfOf(curve, 'x')), term(y, k, halfOf(curve, 'y'))]
  if (curve.form === 'ellipse') return equation(sum(across, up), 1)
  return equation(curve.along === 'x' ? minus(across, up) : minus(up, across), 1)
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
const twoAt = (curve: Curve, distance: Expr | number, isAlong = true) =>
  [placed(curve, distance, isAlong, true), placed(curve, distance, isAlong, false)] as const
const pair = (curve: Curve, distance: Expr | number, isAlong = true) => list(...twoAt(curve, distance, isAlong))
const twoFoci = (curve: Curve) => {
  const c = focal(curve)
  return twoAt(curve, c.k === 1 ? c.q.n : surdExpr(c))
}
const fociOf = (curve: Curve) => list(...twoFoci(curve))
/** y − k = ±m(x − h). */
function asymptote(curve: Curve, sign: 1 | -1): Expr {
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
function featuresOf(curve: Curve): readonly Feature[] {
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

const tableOf = (curve: Curve): FilledTable => ({
  blanks: featuresOf(curve).map(({ value }) => value),
  rows: featuresOf(curve).map(({ name, value }) => [line`${name}`, line`${value}`]),
  rowHeads: true,
})

const drawn = (curve: Curve, isBare = false): Conic =>
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
const fitsGrid = (curve: Curve) =>
  Math.abs(curve.center[0]) + halfOf(curve, 'x') <= 9 && Math.abs(curve.center[1]) + halfOf(curve, 'y') <= 9

const graph = drawing<Readonly<Record<string, number | string>>>(
  value => drawn(fromJson(value)),
  value => [
    { ...value, a: Number(value.a) + 1 },
    { ...value, h: Number(value.h) + 1 },
  ],
)
const toJson = ({ form, along, a, b, center: [h, k] }: Curve) => ({ form, along, a, b, h, k })
const fromJson = ({ form, along, a, b, h, k }: Readonly<Record<string, number | string>>): Curve => ({
  form: form === 'ellipse' ? 'ellipse' : 'hyperbola',
  along: along === 'x' ? 'x' : 'y',
  a: Number(a),
  b: Number(b),
  center: [Number(h), Number(k)],
})

/** Points of the curve itself, from its meaning: on the axes and in between. */
function pointsOn({ form, along, a, b, center: [h, k] }: Curve): readonly Place[] {
  return [-2, -1.3, -0.6, 0.4, 0.9, 1.7].map(t => {
    const [main, other] = form === 'ellipse' ? [a * Math.cos(t), b * Math.sin(t)] : [a * Math.cosh(t), b * Math.sinh(t)]
    return along === 'x' ? [h + main, k + other] : [h + other, k + main]
  })
}
const solves = (of: Expr, [px, py]: readonly [number, number]) =>
  of.kind === 'relation' &&
  Math.abs(approximate(of.left, { x: px, y: py }) - approximate(of.right, { x: px, y: py })) < 1e-7

/** For every point of the curve the sum or difference of its distances from the foci is the same. */
function isFocal(of: Expr, foci: readonly Place[], constant: number, form: Form): boolean {
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = foci
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const
  const c = Math.hypot(x2 - x1, y2 - y1) / 2
  const b = Math.sqrt(Math.abs((constant / 2) ** 2 - c ** 2))
  const along = Math.abs(y1 - y2) < 1e-9 ? 'x' : 'y'
  const isPossible = form === 'ellipse' ? c < constant / 2 : c > constant / 2
  return isPossible && pointsOn({ form, along, a: constant / 2, b, center: middle }).every(at => solves(of, at))
}

/** The line comes as near to the curve as one likes, far out on both sides. */
function isAsymptote(of: Expr, left: Expr, vertices: readonly Place[], rises?: boolean): boolean {
  if (of.kind !== 'relation') return false
  const middle = vertices.reduce((sum, [px]) => sum + px, 0) / vertices.length
  const height = (px: number) => approximate(of.right, { x: px, y: 0 }) - approximate(of.left, { x: px, y: 0 })
  const isRising = height(middle + 1) > height(middle)
  return (
    (rises === undefined || rises === isRising) &&
    [1e6, -1e6].every(run => Math.abs(approximate(left, { x: middle + run, y: height(middle + run) })) < 1e-3)
  )
}

const SAMPLES = [
  [1.37, 0.61],
  [-2.3, 4.7],
  [3.1, -5.3],
  [7.9, 2.2],
  [-6.4, -3.8],
] as const

function isInOrder([one, two]: readonly Place[]): boolean {
  if (!one || !two) return false
  return one[0] < two[0] || (Math.abs(one[0] - two[0]) < 1e-9 && one[1] < two[1])
}

const distanceIn = (of: Expr): number => {
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = placesIn(of)
  return Math.hypot(x2 - x1, y2 - y1)
}
const printedForm = (printed: Printed): Form => (printed.one('words').en === 'an ellipse' ? 'ellipse' : 'hyperbola')

const placesIn = (of: Expr): readonly Place[] => {
  if (of.kind !== 'list') return []
  if (of.brackets === '(') return [[approximate(of.items[0] ?? x), approximate(of.items[1] ?? x)]]
  return of.items.flatMap(placesIn)
}
const standsOn = (of: Expr, printed: Expr) => placesIn(of).every(at => solves(printed, at))

/** The general form, whole coefficients. */
function general(curve: Curve): Expr {
  const [h, k] = curve.center
  const [p, q] = [halfOf(curve, 'y') ** 2, halfOf(curve, 'x') ** 2]
  const [signX, signY] = curve.form === 'ellipse' ? [1, 1] : curve.along === 'x' ? [1, -1] : [-1, 1]
  const [A, C] = [signX * p, signY * q]
  const lead = A < 0 ? -1 : 1
  const terms = [A, C, -2 * A * h, -2 * C * k, A * h * h + C * k * k - p * q].map(value => value * lead)
  const divisor = terms.reduce((all, value) => gcd(all, Math.abs(value)), 0)
  const [a2, c2, d, e, f] = terms.map(value => value / divisor) as [number, number, number, number, number]
  return m`${a2}x^2 + ${c2}y^2 + ${d}x + ${e}y + ${f} = 0`
}
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

const SCENES: Readonly<Record<string, (of: { span: Expr; height: Expr; at: Expr }) => Both<Content>>> = {
  bridge: ({ span, height, at }) => ({
    en: prose`The arch of a bridge is half of an ellipse. It is ${span} wide at the water and ${height} high in the middle. How high is the arch ${at} from the middle? Round to the nearest tenth.`,
    es: prose`El arco de un puente es la mitad de una elipse. Mide ${span} de ancho al nivel del agua y ${height} de alto en el centro. ¿Qué altura tiene el arco a ${at} del centro? Redondea a la décima más cercana.`,
  }),
  tunnel: ({ span, height, at }) => ({
    en: prose`The opening of a tunnel is half of an ellipse, ${span} wide at the ground and ${height} high in the middle. How high is the tunnel ${at} from the middle? Round to the nearest tenth.`,
    es: prose`La entrada de un túnel es la mitad de una elipse de ${span} de ancho en el suelo y ${height} de alto en el centro. ¿Qué altura tiene el túnel a ${at} del centro? Redondea a la décima más cercana.`,
  }),
}
const GALLERIES: Readonly<Record<string, (of: { length: Expr; width: Expr }) => Both<Content>>> = {
  gallery: ({ length, width }) => ({
    en: prose`A whispering gallery is an ellipse ${length} long and ${width} wide. Two people stand at the foci. How far apart are they? Round to the nearest tenth.`,
    es: prose`Una galería de los susurros es una elipse de ${length} de largo y ${width} de ancho. Dos personas están en los focos. ¿A qué distancia están una de la otra? Redondea a la décima más cercana.`,
  }),
  pool: ({ length, width }) => ({
    en: prose`An elliptical pool table is ${length} long and ${width} wide. A ball is at one focus and the pocket is at the other. How far apart are the ball and the pocket? Round to the nearest tenth.`,
    es: prose`Una mesa de billar elíptica mide ${length} de largo y ${width} de ancho. Una bola está en un foco y la tronera, en el otro. ¿A qué distancia está la bola de la tronera? Redondea a la décima más cercana.`,
  }),
}

const tenths = (value: number) => {
  const part = Math.abs(value * 10 - Math.floor(value * 10) - 0.5)
  return part < 0.02 ? null : roundedToPlaces(Ratio.of(Math.round(value * 1e6), 1e6), 1)
}
const inTenths = (value: number): Value => decimal(tenths(value) ?? 0)

const conicName = option({
  ellipse: { en: prose`ellipse`, es: prose`elipse` },
  hyperbola: { en: prose`hyperbola`, es: prose`hipérbola` },
  circle: { en: prose`circle`, es: prose`circunferencia` },
  parabola: { en: prose`parabola`, es: prose`parábola` },
})

const WRITE_EQUATION = {
  en: prose`Write the equation in standard form, with 1 on the right side.`,
  es: prose`Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
}
const nameOf = ({ form }: Curve) =>
  form === 'ellipse' ? words('an ellipse', 'una elipse') : words('a hyperbola', 'una hipérbola')

const formOf = (printed: Printed): Form => {
  const { left } = printed.one('relation')
  const isDifference = left.kind === 'sum' && left.terms.some(({ kind }) => kind === 'negative')
  return isDifference ? 'hyperbola' : 'ellipse'
}

export const ellipseHyperbolaFeatures = defineTopic(
  {
    id: 'ellipse-hyperbola-features',
    name: { en: 'Ellipses and hyperbolas', es: 'Elipses e hipérbolas' },
    description: {
      en: 'Find vertices, foci and asymptotes from the equation of an ellipse or hyperbola, or write it.',
      es: 'Halla vértices, focos y asíntotas a partir de la ecuación de una elipse o hipérbola, o escríbela.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['G-GPE.A.3', 'AP-PRECALC-4.6'],
    levels: {
      easy: { moved: false, most: 10 },
      medium: { moved: true, most: 10 },
      hard: { moved: true, most: 5 },
    },
  },
  form => ({
    features: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 5,
      wide: true,
      instruction: {
        en: prose`Complete the table. Write points in order of ${x}, then of ${y}, from least to greatest.`,
        es: prose`Completa la tabla. Escribe los puntos en orden de ${x} y luego de ${y}, de menor a mayor.`,
      },
      draw: (random, level) => drawCurve(random, level),
      answer: tableCells,
      solve: tableOf,
      ask: curve =>
        both([
          { kind: 'maths', of: standard(curve) },
          table({ rows: featuresOf(curve).map(({ name }) => [line`${name}`, line`${blank(9)}`]), rowHeads: true }),
        ]),
      check(printed, { blanks }) {
        const whole = printed.one('relation')
        const names = printed.all('words').map(({ en }) => en)
        const value = (name: string) => expr(blanks[names.indexOf(name)] ?? x)
        const [vertices, foci] = [value('vertices'), value('foci')]
        const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = placesIn(vertices)
        const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const
        const shape = formOf(printed)
        const isCentered =
          !names.includes('center') ||
          (placesIn(value('center')).length === 1 &&
            placesIn(value('center')).every(([h, k]) => Math.abs(h - middle[0]) + Math.abs(k - middle[1]) < 1e-9))
        const isOrdered = isInOrder(placesIn(vertices)) && isInOrder(placesIn(foci))
        const ends = placesIn(value('co-vertices'))
        const others =
          shape === 'ellipse'
            ? ends.length === 2 && standsOn(value('co-vertices'), whole) && isInOrder(ends)
            : isAsymptote(value('rising asymptote'), whole.left, placesIn(vertices), true) &&
              isAsymptote(value('falling asymptote'), whole.left, placesIn(vertices), false)
        return (
          isCentered &&
          isOrdered &&
          standsOn(vertices, whole) &&
          isFocal(whole, placesIn(foci), Math.hypot(x2 - x1, y2 - y1), shape) &&
          others
        )
      },
    }),

    eccentricity: form({
      levels: ['medium'],
      lines: 3,
      instruction: {
        en: prose`Find the eccentricity. Write a fraction in lowest terms.`,
        es: prose`Halla la excentricidad. Escribe una fracción en su mínima expresión.`,
      },
      draw: (random, level) => random.until(() => drawCurve(random, level), isWholeFocal),
      answer: fractionInLowestTerms,
      solve: curve => focal(curve).q.over(curve.a),
      ask: curve => both(standard(curve)),
      check(printed, answer) {
        // The eccentricity of the ellipse or hyperbola with these half-axes is that of its foci.
        const { left } = printed.one('relation')
        if (left.kind !== 'sum') return false
        const squares = left.terms.map(term => {
          const of = term.kind === 'negative' ? term.of : term
          return of.kind === 'quotient' ? evaluate(of.under).n : 1
        })
        const shape = formOf(printed)
        const main = shape === 'ellipse' ? Math.max(...squares) : (squares[0] ?? 1)
        const other = shape === 'ellipse' ? Math.min(...squares) : (squares[1] ?? 1)
        const c2 = shape === 'ellipse' ? main - other : main + other
        return Math.abs(approximate(expr(answer)) - Math.sqrt(c2 / main)) < 1e-9
      },
    }),

    fromFoci: form({
      levels: ['easy', 'medium'],
      lines: 4,
      draw: (random, level) => random.until(() => drawCurve(random, level), isWholeFocal),
      answer: equationAsWritten,
      solve: standard,
      ask(curve) {
        const [[v, w], [f, g], shape] = [twoAt(curve, curve.a), twoFoci(curve), nameOf(curve)]
        return {
          en: prose`The vertices of ${shape} are ${v} and ${w}. Its foci are ${f} and ${g}. Write its equation in standard form, with 1 on the right side.`,
          es: prose`Los vértices de ${shape} son ${v} y ${w}. Sus focos son ${f} y ${g}. Escribe su ecuación en forma estándar, con 1 en el lado derecho.`,
        }
      },
      check(printed, answer) {
        const points = printed.all('list')
        if (points.length !== 4) return false
        const [vertices, foci] = [list(...points.slice(0, 2)), list(...points.slice(2))]
        return standsOn(vertices, answer) && isFocal(answer, placesIn(foci), distanceIn(vertices), printedForm(printed))
      },
    }),

    fromOthers: form({
      levels: ['easy', 'medium'],
      lines: 4,
      draw: (random, level) => drawCurve(random, level),
      answer: equationAsWritten,
      solve: standard,
      ask(curve) {
        const [[v, w], [s, t]] = [twoAt(curve, curve.a), twoAt(curve, curve.b, false)]
        const [rising, shape] = [asymptote(curve, 1), nameOf(curve)]
        return curve.form === 'ellipse'
          ? {
              en: prose`The vertices of ${shape} are ${v} and ${w}. Its co-vertices are ${s} and ${t}. Write its equation in standard form, with 1 on the right side.`,
              es: prose`Los vértices de ${shape} son ${v} y ${w}. Sus covértices son ${s} y ${t}. Escribe su ecuación en forma estándar, con 1 en el lado derecho.`,
            }
          : {
              en: prose`The vertices of ${shape} are ${v} and ${w}. One asymptote is ${rising}. Write its equation in standard form, with 1 on the right side.`,
              es: prose`Los vértices de ${shape} son ${v} y ${w}. Una asíntota es ${rising}. Escribe su ecuación en forma estándar, con 1 en el lado derecho.`,
            }
      },
      check(printed, answer) {
        const points = printed.all('list')
        const vertices = list(...points.slice(0, 2))
        if (points.length < 2 || !standsOn(vertices, answer) || answer.kind !== 'relation') return false
        if (points.length === 4) return standsOn(list(...points.slice(2)), answer)
        return isAsymptote(printed.one('relation'), answer.left, placesIn(vertices))
      },
    }),

    fromGraph: form({
      levels: ['easy', 'medium'],
      lines: 3,
      instruction: WRITE_EQUATION,
      draw: (random, level) => random.until(() => drawCurve(random, { ...level, most: 6 }), fitsGrid),
      answer: equationAsWritten,
      solve: standard,
      ask: curve => both(figure(drawn(curve))),
      check(printed, answer) {
        const { curve } = printed.figure('conic')
        if (curve.form === 'parabola') return false
        const along = curve.form === 'hyperbola' ? curve.opens : 'x'
        return pointsOn({
          form: curve.form,
          along,
          a: curve.a,
          b: curve.b,
          center: [curve.center[0], curve.center[1]],
        }).every(at => solves(answer, at))
      },
    }),

    draw: form({
      levels: ['easy', 'medium'],
      lines: 0,
      instruction: {
        en: prose`Graph the equation. Dash the asymptotes of a hyperbola.`,
        es: prose`Traza la gráfica de la ecuación. Traza con líneas punteadas las asíntotas de una hipérbola.`,
      },
      draw: (random, level) => random.until(() => drawCurve(random, { ...level, most: 6 }), fitsGrid),
      answer: graph,
      solve: toJson,
      ask: curve =>
        both([{ kind: 'maths', of: standard(curve) }, figure(coordinatePlane({ x: [-10, 10], y: [-10, 10] }))]),
      check: (printed, answer) => pointsOn(fromJson(answer)).every(at => solves(printed.one('relation'), at)),
    }),

    generalToStandard: form({
      levels: ['hard'],
      share: 2,
      lines: 6,
      instruction: {
        en: prose`Complete the squares. Write the equation in standard form, with 1 on the right side.`,
        es: prose`Completa los cuadrados. Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
      },
      draw: (random, level) => drawCurve(random, level),
      answer: equationAsWritten,
      solve: standard,
      ask: curve => both(general(curve)),
      // Both equations differ by one factor, wherever they are tried.
      check(printed, answer) {
        const { left } = printed.one('relation')
        if (answer.kind !== 'relation' || approximate(answer.right) !== 1) return false
        const value = (at: readonly [number, number]) => approximate(answer.left, { x: at[0], y: at[1] })
        const base = value([0, 0])
        const ratios = SAMPLES.map(
          ([px, py]) =>
            (approximate(left, { x: px, y: py }) - approximate(left, { x: 0, y: 0 })) / (value([px, py]) - base),
        )
        const [ratio = 0] = ratios
        return (
          ratios.every(other => Math.abs(other - ratio) < 1e-6 * Math.abs(ratio)) &&
          Math.abs(approximate(left, { x: 0, y: 0 }) - ratio * (base - 1)) < 1e-6 * Math.max(1, Math.abs(ratio))
        )
      },
    }),

    nameIt: form({
      levels: ['hard'],
      draw(random, level) {
        const curve = drawCurve(random, level)
        return { curve: random.chance(0.2) ? { ...curve, form: 'ellipse' as const, b: curve.a } : curve }
      },
      answer: conicName,
      solve: ({ curve }) => (curve.form === 'ellipse' && curve.a === curve.b ? 'circle' : curve.form),
      ask: ({ curve }) => ({
        en: [prose`Which conic is it?`, general(curve)],
        es: [prose`¿Qué cónica es?`, general(curve)],
      }),
      // Second differences along each axis are twice the coefficients of the squares.
      check(printed, answer) {
        const { left } = printed.one('relation')
        const bend = (dx: number, dy: number) =>
          approximate(left, { x: dx, y: dy }) -
          2 * approximate(left, { x: 0, y: 0 }) +
          approximate(left, { x: -dx, y: -dy })
        const [across, up] = [bend(1, 0), bend(0, 1)]
        const kind =
          across === 0 || up === 0 ? 'parabola' : across === up ? 'circle' : across * up > 0 ? 'ellipse' : 'hyperbola'
        return answer === kind
      },
    }),

    fromDistances: form({
      levels: ['hard'],
      lines: 5,
      draw: (random, level) => random.until(() => drawCurve(random, { ...level, most: 10 }), isWholeFocal),
      answer: equationAnswer,
      solve: standard,
      ask(curve) {
        const [f, g] = twoFoci(curve)
        const constant = 2 * curve.a
        return curve.form === 'ellipse'
          ? {
              en: prose`For every point of a curve, the sum of its distances from ${f} and ${g} is ${constant}. Write the equation in standard form, with 1 on the right side.`,
              es: prose`Para todo punto de una curva, la suma de sus distancias a ${f} y ${g} es ${constant}. Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
            }
          : {
              en: prose`For every point of a curve, its distances from ${f} and ${g} differ by ${constant}. Write the equation in standard form, with 1 on the right side.`,
              es: prose`Para todo punto de una curva, sus distancias a ${f} y ${g} difieren en ${constant}. Escribe la ecuación en forma estándar, con 1 en el lado derecho.`,
            }
      },
      check(printed, answer) {
        const [constant] = printed.numbers
        const places = printed.all('list').flatMap(placesIn)
        const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = places
        const total = constant?.toNumber() ?? 0
        return isFocal(answer, places, total, Math.hypot(x2 - x1, y2 - y1) < total ? 'ellipse' : 'hyperbola')
      },
    }),

    arch: form({
      levels: ['hard'],
      lines: 5,
      draw: random =>
        random.until(
          () => ({
            scene: random.pick(Object.keys(SCENES)),
            span: 2 * random.int(10, 40),
            height: random.int(6, 18),
            at: random.int(3, 18),
          }),
          ({ span, height, at }) =>
            at < span / 2 - 2 &&
            tenths(height * Math.sqrt(1 - (2 * at) ** 2 / span ** 2)) !== null &&
            height < span / 2 &&
            height * 5 >= span,
        ),
      answer: measured('foot'),
      solve: ({ span, height, at }) => inTenths(height * Math.sqrt(1 - (2 * at) ** 2 / span ** 2)),
      ask: ({ scene, span, height, at }) =>
        SCENES[scene]!({ span: measure(span, 'foot'), height: measure(height, 'foot'), at: measure(at, 'foot') }),
      // The height rounded makes the equation of the ellipse true, within the rounding.
      check(printed, answer) {
        const [span = 0, height = 0, at = 0] = printed.numbers.map(value => value.toNumber())
        const up = approximate(expr(answer))
        const misses = (tall: number) => (2 * at) ** 2 / span ** 2 + tall ** 2 / height ** 2 - 1
        return misses(up - 0.05) <= 0 && misses(up + 0.05) > 0
      },
    }),

    whisper: form({
      levels: ['hard'],
      lines: 4,
      draw: random =>
        random.until(
          () => {
            const [place, scale] = random.pick([
              ['gallery', 10],
              ['pool', 1],
            ] as const)
            return { place, scale, a: random.int(4, 9), b: random.int(3, 7) }
          },
          ({ a, b, scale }) => b < a - 1 && tenths(scale * Math.sqrt(a * a - b * b)) !== null,
        ),
      answer: measured('foot'),
      solve: ({ a, b, scale }) => inTenths(scale * Math.sqrt(a * a - b * b)),
      ask: ({ a, b, scale, place }) =>
        GALLERIES[place]!({ length: measure(scale * a, 'foot'), width: measure(scale * b, 'foot') }),
      check(printed, answer) {
        const [length = 0, width = 0] = printed.numbers.map(value => value.toNumber())
        const apart = approximate(expr(answer))
        const misses = (distance: number) => distance ** 2 + width ** 2 - length ** 2
        return misses(apart - 0.05) <= 0 && misses(apart + 0.05) > 0
      },
    }),
  }),
)
